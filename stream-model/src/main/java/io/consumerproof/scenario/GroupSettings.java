package io.consumerproof.scenario;

import io.consumerproof.history.Isolation;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A consumer group and how its members work. A value: each setter returns other settings. A new word is a field with its default,
 * its two methods, and its entry in {@link #all}.
 */
public final class GroupSettings implements Cloneable {

    private final String name;
    private List<String> topics = List.of();
    private int members = 2;
    private List<String> instances = List.of();
    private Protocol protocol = Protocol.CLASSIC;
    private @Nullable AssignorName assignor;
    private CommitMode commit = CommitMode.AFTER_RECORD;
    private @Nullable OnFailure onFailure;
    private Isolation isolation = Isolation.READ_UNCOMMITTED;
    private OffsetReset reset = OffsetReset.EARLIEST;
    private int maxPollRecords = 500;
    private Duration sessionTimeout = Duration.ofSeconds(45);
    private Duration maxPollInterval = Duration.ofMinutes(5);
    private Duration handling = Duration.ZERO;

    private GroupSettings(String name) {
        this.name = name;
    }

    /**
     * Two members, the classic protocol by range, commit after each record, reset to the earliest, and Kafka's defaults: read
     * uncommitted, 500 records, 45 s, 5 min (ConsumerConfig, Kafka 4.3).
     */
    public static GroupSettings named(String name) {
        return new GroupSettings(name);
    }

    /** The group's id. */
    public String name() {
        return name;
    }

    /** The subscribed topics, sorted; empty: every topic there is when the first member starts, but dead-letter topics. */
    public List<String> topics() {
        return topics;
    }

    public GroupSettings topics(List<String> subscribed) {
        List<String> sorted = subscribed.size() < 2
                ? List.copyOf(subscribed)
                : subscribed.stream().sorted().toList();
        return with(it -> it.topics = sorted);
    }

    /** How many members start, at least 1. */
    public int members() {
        return members;
    }

    public GroupSettings members(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("group '" + name + "' has " + count + " members, the least is 1");
        }
        return with(it -> it.members = count);
    }

    /**
     * The instance ids of static members: the first id is the first member's; members beyond the list are dynamic.
     *
     * @source KIP-345; ConsumerConfig group.instance.id, Kafka 4.3
     */
    public List<String> instances() {
        return instances;
    }

    public GroupSettings instances(List<String> ids) {
        List<String> copy = List.copyOf(ids);
        return with(it -> it.instances = copy);
    }

    /** How members come to their partitions. */
    public Protocol protocol() {
        return protocol;
    }

    public GroupSettings protocol(Protocol spoken) {
        return with(it -> it.protocol = spoken);
    }

    /** How they share out partitions; without another word the protocol's default. */
    public AssignorName assignor() {
        return assignor == null ? protocol.assignors().get(0) : assignor;
    }

    public GroupSettings assignor(AssignorName chosen) {
        return with(it -> it.assignor = chosen);
    }

    /** When they commit. */
    public CommitMode commit() {
        return commit;
    }

    public GroupSettings commit(CommitMode mode) {
        return with(it -> it.commit = mode);
    }

    /** What they do when the handler throws; without another word {@link OnFailure#DEFAULT}. */
    public OnFailure onFailure() {
        return onFailure == null ? OnFailure.DEFAULT : onFailure;
    }

    /** Whether somebody said what they do, be it what they do without a word. */
    public boolean declaresOnFailure() {
        return onFailure != null;
    }

    public GroupSettings onFailure(OnFailure policy) {
        return with(it -> it.onFailure = policy);
    }

    /** What they see of transactions. */
    public Isolation isolation() {
        return isolation;
    }

    public GroupSettings isolation(Isolation level) {
        return with(it -> it.isolation = level);
    }

    /** Where they start without a valid offset. */
    public OffsetReset reset() {
        return reset;
    }

    public GroupSettings reset(OffsetReset policy) {
        return with(it -> it.reset = policy);
    }

    /** The most records one poll returns, at least 1. */
    public int maxPollRecords() {
        return maxPollRecords;
    }

    public GroupSettings maxPollRecords(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("max poll records is " + most + ", the least is 1");
        }
        return with(it -> it.maxPollRecords = most);
    }

    /** After which a silent member is removed: the client's under the classic protocol, the group's under the other. */
    public Duration sessionTimeout() {
        return sessionTimeout;
    }

    public GroupSettings sessionTimeout(Duration timeout) {
        return with(it -> it.sessionTimeout = timeout);
    }

    /** After which a member that does not poll is removed. */
    public Duration maxPollInterval() {
        return maxPollInterval;
    }

    public GroupSettings maxPollInterval(Duration interval) {
        return with(it -> it.maxPollInterval = interval);
    }

    /** Virtual time that one call of the handler takes. */
    public Duration handling() {
        return handling;
    }

    public GroupSettings handling(Duration each) {
        return with(it -> it.handling = each);
    }

    /** Why a real group cannot have these settings together: what, found versus allowed; empty if it can. */
    public Optional<String> contradiction() {
        if (!protocol.assignors().contains(assignor())) {
            return Optional.of("group '" + name + "' has assignor '" + assignor() + "', under protocol '" + protocol
                    + "' allowed are " + protocol.assignors());
        }
        if (instances.size() > members) {
            return Optional.of("group '" + name + "' has " + instances.size() + " static members " + instances
                    + ", allowed are as many as its members: " + members);
        }
        String deadLetters = onFailure().deadLetterTopic();
        if (deadLetters != null && topics.contains(deadLetters)) {
            return Optional.of("group '" + name + "' reads topic '" + deadLetters
                    + "', which is also its dead-letter topic, so it would be handed its own dead letters without end;"
                    + " allowed is a topic that it does not read");
        }
        return instances.size() < 2 || new TreeSet<>(instances).size() == instances.size()
                ? Optional.empty()
                : Optional.of("group '" + name + "' has static members " + instances + ", no two may be alike");
    }

    /** What it says beyond the defaults, as {@link Unmodeled} spells it: {@code isolation: read-committed}. */
    public List<String> words() {
        List<String> words = new ArrayList<>();
        if (protocol != Protocol.CLASSIC) {
            words.add("protocol: " + protocol);
        }
        if (assignor != null) {
            words.add("assignor: " + assignor);
        }
        if (isolation != Isolation.READ_UNCOMMITTED) {
            words.add("isolation: " + isolation);
        }
        if (!reset.equals(OffsetReset.EARLIEST)) {
            words.add("reset: " + reset.policy());
        }
        if (!instances.isEmpty()) {
            words.add("members.instance");
        }
        return words;
    }

    private GroupSettings with(Consumer<GroupSettings> change) {
        try {
            GroupSettings copy = (GroupSettings) clone();
            change.accept(copy);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private List<Object> all() {
        return List.of(
                name,
                topics,
                members,
                instances,
                protocol,
                assignor(),
                commit,
                onFailure(),
                isolation,
                reset,
                maxPollRecords,
                sessionTimeout,
                maxPollInterval,
                handling);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GroupSettings && all().equals(((GroupSettings) other).all());
    }

    @Override
    public int hashCode() {
        return all().hashCode();
    }

    @Override
    public String toString() {
        return "GroupSettings" + all();
    }
}
