@NullMarked
package io.consumerproof.junit.jupiter;

import org.jspecify.annotations.NullMarked;
