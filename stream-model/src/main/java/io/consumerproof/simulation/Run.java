package io.consumerproof.simulation;

import io.consumerproof.choice.Choices;
import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.BrokerSettings;
import io.consumerproof.history.Bytes;
import io.consumerproof.history.Claim;
import io.consumerproof.history.DurableState;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.Recording;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Log;
import io.consumerproof.log.Partition;
import io.consumerproof.log.RefusedException;
import io.consumerproof.log.TopicRules;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.member.TopicCounts;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Sink;
import io.consumerproof.scenario.TopicSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The state of one run. It belongs to that run alone and is changed by steps, and by the stage between them. */
final class Run {

    final Choices choices;
    final RunSettings settings;
    final Faults faults;
    /** What tells two moments apart for a member that dies. */
    final Footprint footprint = new Footprint();

    final Cluster cluster;
    final Log log;
    /** What all members know of the topics: what there is. */
    final TopicCounts counts;

    final Housekeeping housekeeping = new Housekeeping(this);
    final VirtualClock clock = new VirtualClock(this);
    final Inventions inventions = new Inventions(clock, footprint);
    final List<GroupRun> groups = new ArrayList<>(2);
    /** Every process that ever started, in the order of starts. */
    final List<Member> members = new ArrayList<>(4);

    final List<Sink> sinks = new ArrayList<>(2);
    private final Recording recording = new Recording();

    long nowMicros;
    /** Whose code is running; null outside user code. */
    @Nullable
    Member current;
    /** How many records were finished, and the last of them: what a short stall waits for. */
    int finishedRecords;

    @Nullable
    Member lastFinisher;

    @Nullable
    TopicPartition lastFinished;

    private final boolean excludes;
    private final TreeSet<String> lettered = new TreeSet<>();
    private final List<Partition> partitions = new ArrayList<>(4);
    private final TreeMap<TopicPartition, Integer> indexes = new TreeMap<>();
    private final TreeMap<String, TopicSettings> topics = new TreeMap<>();
    private final TreeMap<RecordId, Integer> failures = new TreeMap<>();

    /** Transactions of the fault {@code aborted-transaction} that are open, the one that times out first in front. */
    final List<OpenTransaction> transactions = new ArrayList<>(0);

    Run(Choices choices, RunSettings settings) {
        this.choices = choices;
        this.settings = settings;
        this.cluster = new Cluster(BrokerSettings.DEFAULT, RacePoint.decidedBy(this));
        this.log = cluster.log();
        this.counts = new TopicCounts(log, Long.MAX_VALUE / 2);
        this.excludes = !settings.excluded().isEmpty();
        this.faults = new Faults(choices, settings.faults(), settings.pinned(), footprint);
    }

    /** What has happened so far; it grows. */
    History history() {
        return recording.history();
    }

    void record(Event event) {
        footprint.change();
        recording.add(event);
    }

    /** Records what is undone when the member dies. */
    void recordUndone(Event event) {
        recording.add(event);
    }

    /** Records how far a member came with a record; what may still strike tells moments apart by it if it outlives the member. */
    void recordProgress(Member member, HandlingEvent event) {
        if (!faults.areOver() && outlives(member, event.record())) {
            footprint.change();
        }
        recording.add(event);
    }

    /**
     * Whoever has the record next begins anew. Not so where it is committed already, where somebody is frozen, since how far others
     * come decides how long, where the code between leaves objects behind, and where the log may yet change in what nobody has read.
     */
    private boolean outlives(Member member, RecordId record) {
        return !groupOf(member).handlers.isolated()
                || !isReadAgain(member, record)
                || isAnybodyFrozen()
                || mayTheUnreadChange();
    }

    /** What is committed is passed by, whatever became of it: how far the member came with it stays. */
    private boolean isReadAgain(Member member, RecordId record) {
        return groupOf(member).committed(record.partition()) <= record.offset();
    }

    private boolean mayTheUnreadChange() {
        return faults.mayStrike(FaultKind.TRANSACTION_MARKER)
                || faults.mayStrike(FaultKind.LEADER_CHANGE)
                || faults.mayStrike(FaultKind.RETENTION)
                || faults.mayStrike(FaultKind.COMPACTION);
    }

    private boolean isAnybodyFrozen() {
        for (Member each : members) {
            if (each.frozen) {
                return true;
            }
        }
        return false;
    }

    GroupRun groupOf(Member member) {
        return groups.get(member.group);
    }

    /** Lets time pass; the brokers do on their own what is due until then. */
    void passTo(long micros) {
        cluster.advanceTo(micros);
        footprint.change();
        nowMicros = micros;
    }

    void createTopic(TopicSettings settings) {
        String name = settings.name();
        TopicRules rules = DeclaredRules.of(settings);
        log.createTopic(name, settings.partitions(), rules);
        housekeeping.take(rules);
        topics.put(name, settings);
        index(name, 0);
    }

    /** Why the leader of {@code partition} refuses such a record; empty if it takes it. */
    Optional<String> admit(Partition partition, long timestampMillis, @Nullable Bytes key) {
        try {
            partition.rules().admit(nowMicros / 1_000, timestampMillis, key);
            return Optional.empty();
        } catch (RefusedException refused) {
            return Optional.ofNullable(refused.getMessage());
        }
    }

    /** Adds partitions to a topic; who reads it learns of them in a rebalance. */
    void grow(String topic, int total) {
        int before = log.partitionsOf(topic).size();
        log.grow(topic, total);
        index(topic, before);
    }

    private void index(String topic, int from) {
        List<Partition> all = log.partitionsOf(topic);
        counts.learn(topic, all.size());
        for (Partition each : all.subList(from, all.size())) {
            indexes.put(each.id(), partitions.size());
            partitions.add(each);
        }
    }

    TopicSettings topicOf(TopicPartition partition) {
        return Objects.requireNonNull(topics.get(partition.topic()));
    }

    /** Every partition of every topic, in the order of creation; a view that grows. */
    List<Partition> partitions() {
        return partitions;
    }

    Partition partition(Holding holding) {
        return partitions.get(holding.index);
    }

    Holding holding(Claim claim) {
        return new Holding(claim.partition(), indexes.getOrDefault(claim.partition(), -1), claim.position());
    }

    long startOffset(TopicPartition partition) {
        return log.partition(partition).startOffset();
    }

    private Isolation isolationOf(Member member) {
        return groups.get(member.group).settings().isolation();
    }

    /** The first record at or after {@code offset} that {@code member} sees; null where none is left. */
    @Nullable
    LogRecord read(Member member, Holding holding, long offset) {
        return partition(holding).readFrom(offset, isolationOf(member));
    }

    /** The exclusive end of what {@code member} sees. */
    long endOf(Member member, Holding holding) {
        return partition(holding).endOffset(isolationOf(member));
    }

    /** The next record that {@code member} can read from {@code holding}, handed over or not; null at the end of the log. */
    @Nullable
    LogRecord next(Member member, Holding holding) {
        LogRecord record = read(member, holding, holding.position);
        while (excludes && record != null && isExcluded(member, record)) {
            leaveLetters(member, record);
            holding.position = record.offset() + 1;
            holding.finished = holding.position;
            record = read(member, holding, holding.position);
        }
        return record;
    }

    /** Whether a record lies before the holding's position. */
    boolean canSeekBack(Member member, Holding holding) {
        LogRecord first = read(member, holding, partition(holding).startOffset());
        return first != null && first.offset() < holding.position;
    }

    /** Whether the member's group does not read {@code record}. */
    boolean isExcluded(Member member, LogRecord record) {
        return excludes && settings.excluded().of(groupOf(member).name()).contains(Exclusions.nameOf(record));
    }

    /** A record that another run quarantined is passed here, once: its dead letters stand in the log as they did there. */
    void leaveLetters(Member member, LogRecord record) {
        if (excludes && lettered.add(member.id.group() + " " + record.id())) {
            for (LogRecord each : settings.excluded().lettersOf(member.id.group(), record)) {
                LogRecord letter = log.partition(each.partition())
                        .append(each.ordinal(), each.timestampMillis(), each.key(), each.value(), each.headers());
                record(new LogEvent.Appended(nowMicros, letter, LogEvent.Origin.DEAD_LETTER, record.id(), member.id));
            }
        }
    }

    /** From now on the handler fails {@code times} times for {@code record}. */
    void failNext(LogRecord record, int times) {
        failures.put(record.id(), times);
    }

    /** Whether the handler has to fail for {@code record} now. */
    boolean takeFailure(LogRecord record) {
        if (failures.isEmpty()) {
            return false;
        }
        int left = failures.getOrDefault(record.id(), 0);
        if (left > 0 && left != Integer.MAX_VALUE) {
            failures.put(record.id(), left - 1);
        }
        return left > 0;
    }

    /** What all sinks durably hold; table names carry their sink's name where several hold any. */
    DurableState state() {
        List<String> names = new ArrayList<>(sinks.size());
        List<DurableState> states = new ArrayList<>(sinks.size());
        for (Sink sink : sinks) {
            Optional<DurableState> state = sink.state();
            if (state.isPresent()) {
                names.add(sink.name());
                states.add(state.get());
            }
        }
        if (states.size() == 1) {
            return states.get(0);
        }
        DurableState all = DurableState.EMPTY;
        for (int i = 0; i < states.size(); i++) {
            TreeMap<String, List<String>> tables = new TreeMap<>();
            String sink = names.get(i);
            states.get(i).tables().forEach((table, rows) -> tables.put(sink + "." + table, rows));
            all = all.with(new DurableState(tables));
        }
        return all;
    }
}
