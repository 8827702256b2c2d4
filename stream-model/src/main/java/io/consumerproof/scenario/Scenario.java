package io.consumerproof.scenario;

import java.util.List;

/**
 * A run as data: everything is set up, every record is appended, then members run until nothing is left, and once more after a
 * restart.
 *
 * @param topics every topic there is, dead-letter topics included
 * @param sinks what survives a crash, in the order of declaration
 * @param groups the groups; they are independent of each other
 * @param records the log in the order of appending
 * @param restarts whether every member is closed and started again once all is read
 */
public record Scenario(
        List<TopicSettings> topics, List<Sink> sinks, List<Consumer> groups, List<Append> records, boolean restarts)
        implements Program {

    /** A group and how its members' handlers are made. */
    public record Consumer(GroupSettings settings, HandlerFactory handlers) {}

    public Scenario {
        topics = List.copyOf(topics);
        sinks = List.copyOf(sinks);
        groups = List.copyOf(groups);
        records = List.copyOf(records);
    }

    @Override
    public void perform(Stage stage) {
        for (TopicSettings each : topics) {
            stage.topic(each);
        }
        for (Sink each : sinks) {
            stage.sink(each);
        }
        for (Consumer each : groups) {
            stage.group(each.settings(), each.handlers());
        }
        for (Append each : records) {
            stage.append(each);
        }
        stage.drain();
        if (restarts) {
            stage.restart();
        }
    }
}
