package io.consumerproof.conformance.live.program;

import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Something that may happen to a group next.
 *
 * @param weight how often, beside the others
 * @param possible whether it makes sense now
 * @param write adds the step or steps
 */
record GroupAction(int weight, Predicate<GroupProgram> possible, Consumer<GroupProgram> write) {}
