package io.consumerproof.scenario;

import io.consumerproof.history.History;
import io.consumerproof.history.TopicPartition;
import java.util.OptionalLong;

/**
 * A run, as whoever drives it sees it: a scenario, or the body of a test. Calls are made by one thread; members run inside
 * {@link #drain}, {@link #restart} and {@link #replay} only.
 */
public interface Stage {

    /** Creates a topic; a second one of the same name is an {@link IllegalArgumentException}. */
    void topic(TopicSettings settings);

    /** Creates a group whose members start at the next {@link #drain}. */
    void group(GroupSettings settings, HandlerFactory handlers);

    /** Adds a sink that survives crashes, and begins it. */
    void sink(Sink sink);

    /** Appends a record or a gap; an unknown topic is an {@link IllegalArgumentException} that lists those there are. */
    void append(Append append);

    /** Runs members until nothing is left to do. */
    void drain();

    /** Closes every member in order, starts as many new ones, and drains. */
    void restart();

    /** What the run offers to user code. */
    World world();

    /** The group's committed next offset; empty if nothing is committed. */
    OptionalLong committed(String group, TopicPartition partition);

    /** The partition's end offset. */
    long endOffset(TopicPartition partition);

    /** What happened so far; a view that grows. */
    History history();
}
