/** The model beside Kafka: vectors observed once, replayed in every build. */
@NullMarked
package io.consumerproof.conformance;

import org.jspecify.annotations.NullMarked;
