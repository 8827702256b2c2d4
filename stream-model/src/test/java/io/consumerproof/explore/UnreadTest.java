package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.OffsetReset;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A group that reads nothing without faults breaks no promise under them, and does not pass. */
class UnreadTest {

    private static Small small(OffsetReset reset, int records) {
        return Small.absorbing().records(records).restarting().group(each -> each.reset(reset));
    }

    @ParameterizedTest
    @CsvSource({
        "latest, 'begins behind them'",
        "none, 'begins nowhere'",
    })
    void whatTheResetSkipsIsToldInsteadOfPassing(String word, String where) {
        OffsetReset reset = OffsetReset.words().stream()
                .filter(each -> each.toString().equals(word))
                .findFirst()
                .orElseThrow();
        Exploration exploration = small(reset, 2).explore();
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.problems())
                .containsExactly(
                        "group 'billing' reads none of the 2 records of orders, so nothing is judged: with no offset"
                                + " committed, 'reset: " + word + "' " + where
                                + "; let it begin with 'reset: earliest', or append"
                                + " once the group has begun, as a @StreamTest can");
    }

    @Test
    void aDurationThatEndsBehindTheRecordsIsAnEndToo() {
        assertThat(small(OffsetReset.byDuration(Duration.ofMinutes(1)), 1)
                        .explore()
                        .problems())
                .isEmpty();
        Exploration old = small(OffsetReset.byDuration(Duration.ofMinutes(1)), 0)
                .append(Append.record("orders", "k", "v").in(0).at(-300_000))
                .explore();
        assertThat(old.problems()).singleElement().asString().contains("1 record of orders", "'reset: by-duration'");
    }

    @Test
    void whoIsThereBeforeTheRecordsReadsThem() {
        assertThat(small(OffsetReset.LATEST, 2)
                        .appendedAfterTheStart()
                        .faults(FaultBudget.NONE)
                        .explore()
                        .passed())
                .isTrue();
    }

    @Test
    void whereThereIsNothingToReadNothingIsMissed() {
        assertThat(small(OffsetReset.LATEST, 0).explore().problems()).noneMatch(each -> each.contains("reads none"));
    }

    @Test
    void whoIsGivenNoRecordAtAllDoesNotPass() {
        assertThat(small(OffsetReset.EARLIEST, 0).explore().problems())
                .containsExactly("no record was appended, so nothing is judged; give the log one: in a @StreamTest"
                        + " log.append(topic, key, value) before log.drain(), in a contract an item of 'records' that is no"
                        + " gap");
        assertThat(small(OffsetReset.EARLIEST, 0)
                        .append(Append.gap("orders", 0, 1))
                        .explore()
                        .problems())
                .hasSize(1);
        assertThat(small(OffsetReset.EARLIEST, 1).explore().problems()).isEmpty();
    }

    @Test
    void whatEveryShardSeesIsToldOnce() {
        Search search = Search.DEFAULT.budget(Duration.ZERO);
        List<Exploration> parts = Stream.of(1, 2)
                .map(each -> small(OffsetReset.LATEST, 1)
                        .search(search.shard(new Shard(each, 2)))
                        .explore())
                .toList();
        assertThat(Portions.join(Shard.WHOLE, parts).problems()).hasSize(1);
    }
}
