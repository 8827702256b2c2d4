/**
 * Every nondeterministic decision of a run is one call of {@link io.consumerproof.choice.Choices#choose}. Exhaustive, random,
 * replayed and shrunk runs differ in nothing else, and the list of picks is the run's
 * {@link io.consumerproof.choice.Schedule}.
 */
@NullMarked
package io.consumerproof.choice;

import org.jspecify.annotations.NullMarked;
