/** Vector files of the log: operations on the partitions of one topic. */
@NullMarked
package io.consumerproof.conformance.log;

import org.jspecify.annotations.NullMarked;
