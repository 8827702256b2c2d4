/** The partitioned log: append, fetch by offset, gaps, partitioning. */
@NullMarked
package io.consumerproof.log;

import org.jspecify.annotations.NullMarked;
