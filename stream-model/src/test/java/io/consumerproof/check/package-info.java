/** Checks, tried on histories written by hand: a good one, a bad one, and the excuse that turns the bad one into a good one. */
@NullMarked
package io.consumerproof.check;

import org.jspecify.annotations.NullMarked;
