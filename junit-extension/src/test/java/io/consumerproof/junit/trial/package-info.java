@NullMarked
package io.consumerproof.junit.trial;

import org.jspecify.annotations.NullMarked;
