/**
 * The arithmetic of reviews: partitions needed, drain time, retention headroom, key skew. Pure functions of declared rates and given
 * records; nothing here is measured by a run. All arithmetic is exact, and rounded once, to the safe side.
 */
@NullMarked
package io.consumerproof.capacity;

import org.jspecify.annotations.NullMarked;
