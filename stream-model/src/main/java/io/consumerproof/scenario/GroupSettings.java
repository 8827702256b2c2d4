package io.consumerproof.scenario;

import java.time.Duration;
import java.util.List;

/**
 * A consumer group and how its members work.
 *
 * @param name the group's id
 * @param topics the subscribed topics, sorted; empty: every topic there is when the first member starts, but dead-letter topics
 * @param members how many members start, at least 1
 * @param assignor how they share out partitions
 * @param commit when they commit
 * @param onFailure what they do when the handler throws
 * @param maxPollRecords the most records one poll returns
 * @param sessionTimeout after which a silent member is removed
 * @param maxPollInterval after which a member that does not poll is removed
 * @param handling virtual time that one call of the handler takes
 */
public record GroupSettings(
        String name,
        List<String> topics,
        int members,
        AssignorName assignor,
        CommitMode commit,
        OnFailure onFailure,
        int maxPollRecords,
        Duration sessionTimeout,
        Duration maxPollInterval,
        Duration handling) {

    /** Two members, range, commit after each record, and Kafka's defaults: 500 records, 45 s, 5 min (ConsumerConfig, Kafka 4.3). */
    public static GroupSettings named(String name) {
        return new GroupSettings(
                name,
                List.of(),
                2,
                AssignorName.RANGE,
                CommitMode.AFTER_RECORD,
                OnFailure.DEFAULT,
                500,
                Duration.ofSeconds(45),
                Duration.ofMinutes(5),
                Duration.ZERO);
    }

    public GroupSettings {
        topics = topics.size() < 2
                ? List.copyOf(topics)
                : topics.stream().sorted().toList();
        if (members < 1) {
            throw new IllegalArgumentException("group '" + name + "' has " + members + " members, the least is 1");
        }
        if (maxPollRecords < 1) {
            throw new IllegalArgumentException("max poll records is " + maxPollRecords + ", the least is 1");
        }
    }

    public GroupSettings topics(List<String> subscribed) {
        return new GroupSettings(
                name,
                subscribed,
                members,
                assignor,
                commit,
                onFailure,
                maxPollRecords,
                sessionTimeout,
                maxPollInterval,
                handling);
    }

    public GroupSettings members(int count) {
        return new GroupSettings(
                name,
                topics,
                count,
                assignor,
                commit,
                onFailure,
                maxPollRecords,
                sessionTimeout,
                maxPollInterval,
                handling);
    }

    public GroupSettings assignor(AssignorName name) {
        return new GroupSettings(
                this.name,
                topics,
                members,
                name,
                commit,
                onFailure,
                maxPollRecords,
                sessionTimeout,
                maxPollInterval,
                handling);
    }

    public GroupSettings commit(CommitMode mode) {
        return new GroupSettings(
                name,
                topics,
                members,
                assignor,
                mode,
                onFailure,
                maxPollRecords,
                sessionTimeout,
                maxPollInterval,
                handling);
    }

    public GroupSettings onFailure(OnFailure policy) {
        return new GroupSettings(
                name,
                topics,
                members,
                assignor,
                commit,
                policy,
                maxPollRecords,
                sessionTimeout,
                maxPollInterval,
                handling);
    }

    public GroupSettings maxPollRecords(int most) {
        return new GroupSettings(
                name, topics, members, assignor, commit, onFailure, most, sessionTimeout, maxPollInterval, handling);
    }

    public GroupSettings sessionTimeout(Duration timeout) {
        return new GroupSettings(
                name, topics, members, assignor, commit, onFailure, maxPollRecords, timeout, maxPollInterval, handling);
    }

    public GroupSettings maxPollInterval(Duration interval) {
        return new GroupSettings(
                name, topics, members, assignor, commit, onFailure, maxPollRecords, sessionTimeout, interval, handling);
    }

    public GroupSettings handling(Duration each) {
        return new GroupSettings(
                name,
                topics,
                members,
                assignor,
                commit,
                onFailure,
                maxPollRecords,
                sessionTimeout,
                maxPollInterval,
                each);
    }
}
