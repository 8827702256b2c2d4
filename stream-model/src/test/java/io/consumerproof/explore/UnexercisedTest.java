package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Where fewer places were struck than seen, a statement says why. */
class UnexercisedTest {

    private static final String SAMPLE = "the sample has no fault there";

    private static Unexercised unstruck(String... places) {
        TreeMap<Long, String> unstruck = new TreeMap<>();
        for (String each : places) {
            unstruck.put((long) unstruck.size(), each);
        }
        return new Unexercised(List.of(), unstruck, SAMPLE);
    }

    @Test
    void aFewPlacesAreNamed() {
        assertThat(unstruck("d", "c", "b", "a").sentences(false, 9, Shard.WHOLE))
                .containsExactly("never struck: a, b, c and 6 more, since " + SAMPLE);
        assertThat(unstruck("a").sentences(false, 1, Shard.WHOLE)).containsExactly("never struck: a, since " + SAMPLE);
    }

    @Test
    void placesOfOtherRunsAreCounted() {
        assertThat(unstruck().sentences(false, 1, Shard.WHOLE))
                .containsExactly("never struck: 1 place that only runs with a fault come to, since " + SAMPLE);
    }

    @Test
    void whatOneShardDidNotStrikeAnotherMayHave() {
        assertThat(unstruck().sentences(true, 5, new Shard(1, 2))).isEmpty();
    }

    @Test
    void whereNothingIsKnownNothingIsSaid() {
        assertThat(unstruck("a").sentences(true, 0, Shard.WHOLE)).isEmpty();
        assertThat(Unexercised.NOTHING.sentences(false, 5, Shard.WHOLE)).isEmpty();
    }

    @Test
    void aWholeBoundMayLeavePlacesOfRunsBesideIt() {
        Statement statement = Small.absorbing()
                .partitions(2)
                .records(2)
                .faults(FaultBudget.NONE
                        .with(FaultKind.CRASH, 1)
                        .with(FaultKind.STOP, 1)
                        .together(2))
                .search(Search.DEFAULT.budget(Duration.ZERO).switches(true))
                .explore()
                .statement();
        int never = statement.pointsSeen() - statement.pointsStruck();
        assertThat(statement.exhaustive()).isTrue();
        assertThat(never).isPositive();
        assertThat(statement.remarks())
                .containsExactly("never struck: " + never
                        + " places that only runs over gaps, with a switch or beyond the bound come to,"
                        + " since no further fault is placed on those");
    }
}
