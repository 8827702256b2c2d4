/** A real single-node Kafka in this JVM, and the connections to it that can be cut. */
@NullMarked
package io.consumerproof.conformance.live.broker;

import org.jspecify.annotations.NullMarked;
