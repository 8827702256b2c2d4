/** Tests of what runs in a fork. */
@NullMarked
package io.consumerproof.runner;

import org.jspecify.annotations.NullMarked;
