@NullMarked
package io.consumerproof.junit.engine;

import org.jspecify.annotations.NullMarked;
