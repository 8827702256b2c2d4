/** Assignors of Kafka and of the model called directly, without a broker, with the same random inputs. */
@NullMarked
package io.consumerproof.conformance.live.assign;

import org.jspecify.annotations.NullMarked;
