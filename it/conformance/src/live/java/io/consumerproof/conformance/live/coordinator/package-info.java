/** Kafka's group coordinator and the model's called directly, without a broker, with the same random requests. */
@NullMarked
package io.consumerproof.conformance.live.coordinator;

import org.jspecify.annotations.NullMarked;
