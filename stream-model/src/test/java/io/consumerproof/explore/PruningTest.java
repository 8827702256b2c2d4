package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Schedule;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.OnFailure.Then;
import io.consumerproof.scenario.Protocol;
import io.consumerproof.scenario.World;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is left out as equal shows nothing that the rest does not show: against the same search with nothing left out. */
class PruningTest {

    /** A member whose objects nobody else reaches. */
    private record Isolated(Small small, boolean manual) implements HandlerFactory {

        @Override
        public Handler create(World world) {
            TreeSet<String> seen = new TreeSet<>();
            return deliveries -> {
                for (Delivery each : deliveries) {
                    if (seen.add("" + each.record().value())) {
                        small.receiver()
                                .put(
                                        "" + each.record().key(),
                                        "" + each.record().value());
                    }
                    if (String.valueOf(each.record().value()).equals("v1")) {
                        throw new IllegalStateException("poison");
                    }
                    if (manual) {
                        each.commit(each.record().offset() + 1);
                    }
                }
            };
        }

        @Override
        public boolean isolated() {
            return true;
        }
    }

    /** Commits what it has not done yet, and fails with what does not come first to it. */
    private record CommitsFirst(Small small) implements HandlerFactory {

        @Override
        public Handler create(World world) {
            TreeSet<String> seen = new TreeSet<>();
            return deliveries -> {
                for (Delivery each : deliveries) {
                    each.commit(each.record().offset() + 1);
                    seen.add("" + each.record().value());
                    if (seen.size() > 1) {
                        throw new IllegalStateException("full");
                    }
                    small.receiver()
                            .put("" + each.record().key(), "" + each.record().value());
                }
            };
        }

        @Override
        public boolean isolated() {
            return true;
        }
    }

    static Stream<Arguments> scenarios() {
        Stream.Builder<Arguments> all = Stream.builder();
        for (CommitMode mode : CommitMode.values()) {
            Small isolated = skipping(Small.counting().partitions(2).records(2), mode, Protocol.CLASSIC);
            all.add(Arguments.of(
                    "isolated, " + mode, isolated.handlers(new Isolated(isolated, mode == CommitMode.MANUAL))));
        }
        Small next = skipping(Small.counting().records(2).restarting(), CommitMode.AFTER_BATCH, Protocol.CONSUMER);
        all.add(Arguments.of("isolated, consumer protocol", next.handlers(new Isolated(next, false))));
        all.add(Arguments.of("shared, counting", Small.counting().partitions(2).records(2)));
        all.add(Arguments.of("shared, absorbing", Small.absorbing().records(2).restarting()));
        return all.build();
    }

    /** With nothing but crashes, so that nothing else tells two places apart; what is committed is not read again. */
    static Stream<Arguments> crashing() {
        Stream.Builder<Arguments> all = Stream.builder();
        for (Then then : List.of(Then.DEAD_LETTER, Then.SKIP, Then.STOP)) {
            for (CommitMode mode : CommitMode.values()) {
                Small small = givingUp(Small.counting().partitions(2).records(2), mode, then);
                all.add(Arguments.of(
                        then + ", " + mode, small.handlers(new Isolated(small, mode == CommitMode.MANUAL))));
            }
            Small early = givingUp(Small.counting().records(2), CommitMode.MANUAL, then);
            all.add(Arguments.of(then + ", committed before the work", early.handlers(new CommitsFirst(early))));
        }
        return all.build();
    }

    /** Gives up by policy what fails twice. */
    private static Small givingUp(Small small, CommitMode mode, Then then) {
        String letters = then == Then.DEAD_LETTER ? "orders.dlt" : null;
        return small.group(
                each -> each.commit(mode).onFailure(new OnFailure(2, Duration.ofMillis(100), then, letters)));
    }

    private static Small skipping(Small small, CommitMode mode, Protocol protocol) {
        return small.group(each -> each.commit(mode)
                .protocol(protocol)
                .onFailure(new OnFailure(2, Duration.ofMillis(100), Then.SKIP, null)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void theSameIsFoundAndNothingGoesUncounted(String name, Small small) {
        Experiment experiment = small.faults(faults()).experiment();
        assertThat(compared(experiment)).isPositive();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("crashing")
    void theSameIsFoundByCrashesAlone(String name, Small small) {
        Experiment experiment = small.only(FaultKind.CRASH, 2).experiment();
        assertThat(compared(experiment)).isPositive();
    }

    /** How many placements were left out, where that made no other difference. */
    private static long compared(Experiment experiment) {
        Whole all = new Whole(experiment, false);
        Whole pruned = new Whole(experiment, true);
        assertThat(pruned.violations).isEqualTo(all.violations);
        assertThat(pruned.runs + pruned.covered).isEqualTo(all.runs);
        assertThat(pruned.coverage.seen()).isEqualTo(all.coverage.seen());
        assertThat(pruned.coverage.struck()).isEqualTo(all.coverage.struck());
        return all.runs - pruned.runs;
    }

    /** Every kind, so that each stands before and behind a crash; two crashes as well. */
    static FaultBudget faults() {
        FaultBudget faults = FaultBudget.NONE.together(2).with(FaultKind.CRASH, 2);
        for (FaultKind each : FaultKind.values()) {
            faults = each == FaultKind.CRASH ? faults : faults.with(each, 1);
        }
        return faults;
    }

    /** A search that does not end at what it finds. */
    private static final class Whole {

        final TreeSet<String> violations = new TreeSet<>();
        final Coverage coverage = new Coverage(new Course());
        final long covered;
        long runs;

        Whole(Experiment experiment, boolean isPruned) {
            Runs making = new Runs(experiment);
            Judge judge = new Judge(experiment, making);
            RunResult plain = making.plain(List.of());
            making.keepAsReference(plain);
            coverage.count(plain.trace(), 0);
            Search search = experiment.search().pruned(isPruned);
            Placements placements =
                    new Placements(making, Schedule.DULLEST, plain.trace(), search, coverage, new Course());
            for (Level level : Level.ofFaults(2)) {
                Pairs[] parts =
                        level.faults() == 2 ? new Pairs[] {Pairs.FAVOURITES, Pairs.OTHERS} : new Pairs[] {Pairs.ALL};
                for (Pairs part : parts) {
                    placements.each(level, part, schedule -> look(making, judge, schedule));
                }
            }
            covered = placements.covered();
        }

        private boolean look(Runs making, Judge judge, Schedule schedule) {
            runs++;
            RunResult run = making.make(new RunPlan(schedule, List.of()));
            coverage.count(run.trace(), Math.max(0, schedule.end() - 1));
            judge.violations(run).forEach(each -> violations.add(each.check() + ": " + named(each.sentence())));
            return true;
        }

        /** Which process did it is no matter of what is wrong. */
        private static String named(String sentence) {
            return sentence.replaceAll("member-\\d+", "a member").replaceAll("t=[\\d.]+m?s", "a time");
        }
    }
}
