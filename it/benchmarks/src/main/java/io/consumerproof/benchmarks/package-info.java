/** Figures beside their peers: a bare loop, the mock consumer of the Kafka client, the test driver of Kafka Streams. */
@NullMarked
package io.consumerproof.benchmarks;

import org.jspecify.annotations.NullMarked;
