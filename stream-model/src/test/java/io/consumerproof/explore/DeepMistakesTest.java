package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Protocol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How many runs each strategy takes to a mistake that three decisions lead to; printed, since no strategy is best at all of them. */
class DeepMistakesTest {

    private static final int SEEDS = 5;
    private static final int MOST_RUNS = 3_000;

    /** What three decisions lead to. */
    enum Mistake {
        /** Two changes of whose turn it is, at certain turns. */
        THREE_TURNS(Small.absorbing().partitions(2).records(8).faults(FaultBudget.NONE)) {
            @Override
            boolean isIn(History history) {
                return handled(history).startsWith("11001");
            }
        },
        /** A race, a crash behind it that loses records, and the turns of one member before the other's. */
        RACE_CRASH_AND_TURN(Small.absorbing()
                .partitions(2)
                .records(8)
                .group(each -> each.protocol(Protocol.CONSUMER).commit(CommitMode.AUTO))
                .only(FaultKind.CRASH, 1)) {
            @Override
            boolean isIn(History history) {
                return handled(history).startsWith("11110") && neverHandled(history);
            }
        };

        private static final int RECORDS = 8;

        private final Small small;

        Mistake(Small small) {
            this.small = small;
        }

        abstract boolean isIn(History history);

        /** The partitions of the records that were handled, in order. */
        private static String handled(History history) {
            StringBuilder order = new StringBuilder();
            each(history, event -> order.append(event.record().partition().partition()));
            return order.toString();
        }

        private static boolean neverHandled(History history) {
            TreeSet<String> records = new TreeSet<>();
            each(history, event -> records.add(event.record().toString()));
            return records.size() < RECORDS;
        }

        private static void each(History history, Consumer<HandlingEvent.Handled> seen) {
            for (Event event : history.events()) {
                if (event instanceof HandlingEvent.Handled) {
                    seen.accept((HandlingEvent.Handled) event);
                }
            }
        }
    }

    /** How many runs it took; {@link #MOST_RUNS} where that was not enough. */
    private static int runs(Mistake mistake, Strategies strategy, long seed) {
        Experiment experiment = mistake.small.search(Search.DEFAULT.seed(seed)).experiment();
        Runs runs = new Runs(experiment);
        Beyond beyond = new Beyond(experiment, runs.plain(List.of()), List.of(strategy));
        for (int run = 1; run < MOST_RUNS; run++) {
            RunResult result = runs.make(beyond.next(), List.of());
            beyond.learn(result);
            if (mistake.isIn(result.history())) {
                return run;
            }
        }
        return MOST_RUNS;
    }

    @ParameterizedTest
    @EnumSource
    void oneStrategyOrAnotherComesToIt(Mistake mistake, TestReporter reporter) {
        StringBuilder row = new StringBuilder("median runs over " + SEEDS + " seeds");
        boolean found = false;
        for (Strategies strategy : Strategies.values()) {
            List<Integer> taken = new ArrayList<>();
            for (int seed = 0; seed < SEEDS; seed++) {
                taken.add(runs(mistake, strategy, seed));
            }
            Collections.sort(taken);
            int median = taken.get(SEEDS / 2);
            found |= median < MOST_RUNS;
            row.append(" | ").append(strategy).append(' ').append(median < MOST_RUNS ? median : "> " + MOST_RUNS);
        }
        reporter.publishEntry(mistake.toString(), row.toString());
        assertThat(found).as(row.toString()).isTrue();
    }
}
