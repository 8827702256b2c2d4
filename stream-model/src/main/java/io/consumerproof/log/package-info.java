/** The partitioned log: append, fetch by offset and time, transactions, segments, retention, compaction, replicas, partitioning. */
@NullMarked
package io.consumerproof.log;

import org.jspecify.annotations.NullMarked;
