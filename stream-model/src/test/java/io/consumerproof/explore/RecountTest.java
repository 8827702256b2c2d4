package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Choices;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts the runs and points of a bound in another way: by trying every option of every fault choice that any run meets. */
class RecountTest {

    /** Follows given picks, then takes 0; remembers how many options each choice had, 1 where it is no fault. */
    private static final class Counted implements Choices {
        private final List<Integer> picks;
        private final List<Integer> options = new ArrayList<>();
        private final List<String> places = new ArrayList<>();

        Counted(List<Integer> picks) {
            this.picks = picks;
        }

        @Override
        public int choose(ChoicePoint point) {
            int at = options.size();
            options.add(point.isFault() ? point.options() : 1);
            places.add(point.isFault() ? withoutMember(point.place()) : "");
            return at < picks.size() ? picks.get(at) : 0;
        }

        private static String withoutMember(String place) {
            return place.replaceAll(" by member-\\d+$", "");
        }
    }

    /** Every run of the bound, once each: the budget itself ends the tree. */
    private static long recount(Experiment experiment, TreeSet<String> seen, TreeSet<String> struck) {
        Runs runs = new Runs(experiment);
        Deque<List<Integer>> open = new ArrayDeque<>(List.of(List.of()));
        long count = 0;
        while (!open.isEmpty()) {
            List<Integer> picks = open.pop();
            Counted counted = new Counted(picks);
            runs.make(counted, List.of());
            count++;
            for (int i = 0; i < counted.places.size(); i++) {
                if (!counted.places.get(i).isEmpty()) {
                    seen.add(counted.places.get(i));
                    if (i < picks.size() && picks.get(i) > 0) {
                        struck.add(counted.places.get(i));
                    }
                }
            }
            for (int at = picks.size(); at < counted.options.size(); at++) {
                for (int option = 1; option < counted.options.get(at); option++) {
                    List<Integer> next = new ArrayList<>(picks);
                    while (next.size() < at) {
                        next.add(0);
                    }
                    next.add(option);
                    open.push(next);
                }
            }
        }
        return count;
    }

    private static void isCountedRightly(Small small) {
        TreeSet<String> seen = new TreeSet<>();
        TreeSet<String> struck = new TreeSet<>();
        long count = recount(small.experiment(), seen, struck);
        Exploration exploration = small.explore();
        assertThat(exploration.finding()).isNull();
        Statement statement = exploration.statement();
        assertThat(statement.exhaustive()).isTrue();
        assertThat(statement.runs() + statement.covered()).isEqualTo(count);
        assertThat(statement.pointsSeen()).isEqualTo(seen.size());
        assertThat(statement.pointsStruck()).isEqualTo(struck.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aFewFaultsOfAFewKinds(int together) {
        FaultBudget budget = FaultBudget.NONE
                .with(FaultKind.CRASH, 2)
                .with(FaultKind.REBALANCE, 1)
                .with(FaultKind.COMMIT_LOST, 1)
                .together(together);
        isCountedRightly(Small.absorbing().partitions(2).records(2).faults(budget));
    }

    @Test
    void pairsOfAllKinds() {
        isCountedRightly(
                Small.absorbing().records(1).group(each -> each.members(1)).faults(Small.everyKind(2)));
    }

    @Test
    void theManyPointsOfALongLog() {
        isCountedRightly(Small.absorbing().partitions(2).records(90).only(FaultKind.CRASH, 1));
    }
}
