/** Tests of who is accused of what. */
@NullMarked
package io.consumerproof.junit.culprit;

import org.jspecify.annotations.NullMarked;
