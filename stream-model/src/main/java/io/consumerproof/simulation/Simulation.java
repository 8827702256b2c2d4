package io.consumerproof.simulation;

import io.consumerproof.choice.Choices;
import io.consumerproof.history.Claim;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent.Close;
import io.consumerproof.history.RunEvent;
import io.consumerproof.history.RunEvent.Moment;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Partition;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.EffectPoints;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.PinnedFault;
import io.consumerproof.scenario.Sender;
import io.consumerproof.scenario.Sink;
import io.consumerproof.scenario.Stage;
import io.consumerproof.scenario.TopicSettings;
import io.consumerproof.scenario.Unmodeled;
import io.consumerproof.scenario.World;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** One run: the stage on which a program plays, with the machine behind it. */
public final class Simulation implements Stage {

    private final Run run;
    private final Loop loop;
    private final Lull lull;
    private final Producers producers;
    private final Points points;
    private final World world;
    private final boolean gaps;
    private final Declared declared = new Declared();
    private int appends;
    private int startedGroups;

    /** A run that {@code choices} decide. */
    public Simulation(Choices choices, RunSettings settings) {
        this.run = new Run(choices, settings);
        this.loop = new Loop(run);
        this.points = new Points(run, loop);
        this.world = new RunWorld(run, points, new Outbox(run, points));
        Commits commits = new Commits(run, loop);
        Handling handling = new Handling(run, loop, commits);
        loop.connect(new Lives(run, world, commits, loop), new Steps(run, loop, commits, handling));
        this.lull = new Lull(run, loop, handling.between(), handling.mishaps());
        this.producers = new Producers(run, handling.mishaps());
        this.gaps = settings.gaps() && Gaps.choose(choices);
    }

    private record RunWorld(Run run, EffectPoints points, Sender sender) implements World {
        @Override
        public Clock clock() {
            return run.clock;
        }

        @Override
        public RandomGenerator random() {
            return run.inventions.random();
        }

        @Override
        public Supplier<UUID> ids() {
            return run.inventions.ids();
        }
    }

    @Override
    public void topic(TopicSettings settings) {
        Unmodeled.refuse(settings.words());
        int index = declared.topics().size();
        declared.topics().add(settings);
        run.createTopic(run.settings.trims().of(index, settings));
    }

    @Override
    public void sink(Sink sink) {
        run.sinks.add(sink);
        sink.begin(points);
    }

    @Override
    public void group(GroupSettings settings, HandlerFactory handlers) {
        for (GroupRun each : run.groups) {
            if (each.name().equals(settings.name())) {
                throw new IllegalArgumentException("group '" + settings.name() + "' exists already");
            }
        }
        Optional<String> contradiction = settings.contradiction();
        if (contradiction.isPresent()) {
            throw new IllegalArgumentException(contradiction.get());
        }
        Unmodeled.refuse(settings.words());
        int index = declared.groups().size();
        declared.groups().add(settings);
        GroupSettings present = run.settings.spacing().of(run.settings.trims().of(index, settings));
        GroupSettings resolved = present.topics().isEmpty() ? present.topics(subscription(present)) : present;
        run.groups.add(new GroupRun(resolved, handlers, run.cluster, run.counts));
        run.record(new GroupEvent.Formed(
                run.nowMicros,
                resolved.name(),
                resolved.topics(),
                resolved.commit().toString(),
                resolved.onFailure().attempts(),
                resolved.onFailure().then().toString(),
                resolved.onFailure().deadLetterTopic()));
    }

    /** Every topic but those that only hold dead letters. */
    private List<String> subscription(GroupSettings settings) {
        String own = settings.onFailure().deadLetterTopic();
        List<String> topics = new ArrayList<>(run.log.topics());
        if (own != null && topics.remove(own) && topics.isEmpty()) {
            throw new IllegalArgumentException("group '" + settings.name() + "' reads no topic: '" + own
                    + "', the only one there is, is its dead-letter topic; name another, or declare one more");
        }
        return topics;
    }

    @Override
    public void append(Append append) {
        int ordinal = appends++;
        Partition partition = placeOf(append);
        if (run.settings.trims().records().contains(ordinal)) {
            return;
        }
        if (append.gap() > 0) {
            run.settings.spacing().leave(partition, append.gap());
            return;
        }
        long timestampMillis = append.timestampMillis() + run.nowMicros / 1_000;
        Optional<String> refusal = run.admit(partition, timestampMillis, append.key());
        if (refusal.isPresent()) {
            throw new IllegalArgumentException("a record for '" + partition.id() + "' is refused: " + refusal.get());
        }
        run.settings.spacing().leaveBefore(partition);
        if (gaps) {
            Gaps.leaveBefore(partition);
        }
        LogRecord record = partition.append(ordinal, timestampMillis, append.key(), append.value(), append.headers());
        run.record(new LogEvent.Appended(run.nowMicros, record, LogEvent.Origin.TRAFFIC, null, null));
        producers.appended(partition, record);
        if (gaps) {
            Gaps.leaveBehind(partition);
        }
    }

    /** What was meant for a partition that is left out goes to one of those that are there. */
    private Partition placeOf(Append append) {
        Integer number = append.partition();
        if (number != null && !run.settings.trims().partitions().isEmpty()) {
            number %= run.log.partitionsOf(append.topic()).size();
        }
        return run.log.place(append.topic(), number, append.key());
    }

    @Override
    public void drain() {
        producers.finishSending();
        startGroups();
        do {
            settle();
        } while (lull.isBroken());
    }

    private void startGroups() {
        while (startedGroups < run.groups.size()) {
            loop.lives().startAll(startedGroups++);
        }
    }

    private void settle() {
        loop.run(() -> false);
        run.record(new RunEvent.Drained(run.nowMicros));
    }

    @Override
    public void restart() {
        producers.finishSending();
        startGroups();
        run.record(new RunEvent.Restarted(run.nowMicros));
        for (int i = 0; i < run.groups.size(); i++) {
            lull.restart(i, Close.RESTART, () -> {});
        }
        settle();
    }

    @Override
    public World world() {
        return world;
    }

    @Override
    public OptionalLong committed(String group, TopicPartition partition) {
        for (GroupRun each : run.groups) {
            if (each.name().equals(group)) {
                long next = each.committed(partition);
                return next == Claim.NONE ? OptionalLong.empty() : OptionalLong.of(next);
            }
        }
        throw new IllegalArgumentException("there is no group '" + group + "', but "
                + run.groups.stream()
                        .map(each -> "'" + each.name() + "'")
                        .sorted()
                        .toList());
    }

    @Override
    public long endOffset(TopicPartition partition) {
        return run.log.partition(partition).endOffset();
    }

    @Override
    public History history() {
        return run.history();
    }

    /** Captures what survives; called once, when the program is through. */
    public void finish() {
        run.record(new RunEvent.StateCaptured(run.nowMicros, Moment.END, run.state()));
    }

    /** What the program declared so far; a view. */
    public Declared declared() {
        return declared;
    }

    /** Pinned faults that found no place to strike; in the order given. */
    public List<PinnedFault> unstruck() {
        return List.copyOf(run.faults.unstruck());
    }

    /** What user code is being run for: {@code orders-0@1 by member-1}; empty outside user code. For another thread's eyes. */
    public String where() {
        Member member = run.current;
        if (member == null) {
            return "";
        }
        LogRecord record = member.handling;
        return record == null ? member.id + " starting" : record.id() + " by " + member.id;
    }
}
