/** Replayers of what pure functions answered: the partitioner and the assignors. */
@NullMarked
package io.consumerproof.conformance.assign;

import org.jspecify.annotations.NullMarked;
