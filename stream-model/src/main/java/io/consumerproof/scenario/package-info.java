/**
 * What is asked of a run: topics, groups, records, faults and policies, and the places where user code and its sinks meet the
 * machine.
 */
@NullMarked
package io.consumerproof.scenario;

import org.jspecify.annotations.NullMarked;
