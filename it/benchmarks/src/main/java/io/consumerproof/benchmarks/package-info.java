/** Figures beside a bare loop and beside the mock consumer of the Kafka client. */
@NullMarked
package io.consumerproof.benchmarks;

import org.jspecify.annotations.NullMarked;
