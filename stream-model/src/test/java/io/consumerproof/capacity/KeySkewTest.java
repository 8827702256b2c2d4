package io.consumerproof.capacity;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.TopicSettings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeySkewTest {

    private static KeySkew skew(int partitions, List<Append> appends) {
        return KeySkew.of(List.of(new TopicSettings("orders", partitions), new TopicSettings("idle", 1)), appends)
                .get(0);
    }

    private static List<Append> times(int count, int partition, String key) {
        return Collections.nCopies(count, Append.record("orders", key, null).in(partition));
    }

    @Test
    void aPartitionWithMoreThanOneAndAHalfOfItsShareIsHotAndItsHottestKeyIsNamed() {
        List<Append> appends = new ArrayList<>(times(7, 0, "o-1"));
        appends.addAll(times(1, 0, "o-2"));
        appends.addAll(times(2, 1, "o-3"));
        KeySkew skew = skew(2, appends);
        assertThat(skew.hot()).extracting(each -> each.partition().toString()).containsExactly("orders-0");
        assertThat(skew.sentence())
                .isEqualTo(
                        "10 records of 'orders' on 2 partitions, hot: orders-0 with 8 (80 %, even is 50 %), 7 of them"
                                + " of key 'o-1'");
    }

    @Test
    void oneAndAHalfOfAShareIsNotHot() {
        List<Append> appends = new ArrayList<>(times(3, 0, "o-1"));
        appends.addAll(times(1, 1, "o-2"));
        assertThat(skew(2, appends).hot()).isEmpty();
        assertThat(skew(2, appends).sentence())
                .isEqualTo("4 records of 'orders' on 2 partitions, none hot: the fullest has 75 %");
    }

    @Test
    void severalHotPartitionsAreSortedByHeatAndThenByNumber() {
        List<Append> appends = new ArrayList<>(times(3, 4, "a"));
        appends.addAll(times(3, 1, "b"));
        appends.addAll(times(4, 3, "c"));
        assertThat(skew(6, appends).hot())
                .extracting(each -> each.partition().partition())
                .containsExactly(3, 1, 4);
    }

    @Test
    void recordsGoWhereTheirKeysHashPointsAndGapsCountAsNothing() {
        KeySkew skew = skew(
                3,
                List.of(
                        Append.record("orders", "o-1", null),
                        Append.record("orders", "o-1", null),
                        Append.gap("orders", 0, 50)));
        assertThat(skew.records()).isEqualTo(2);
        assertThat(skew.partitions())
                .hasSize(3)
                .filteredOn(each -> each.records() == 2)
                .hasSize(1);
    }

    @Test
    void withoutAKeyNoneIsNamed() {
        List<Append> appends = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            appends.add(Append.record("orders", null, null).in(2));
        }
        assertThat(skew(3, appends).sentence())
                .isEqualTo("5 records of 'orders' on 3 partitions, hot: orders-2 with 5 (100 %, even is 33.3 %)");
    }

    @Test
    void aTopicWithoutRecordsHasNoSkew() {
        assertThat(KeySkew.of(List.of(new TopicSettings("idle", 4)), List.of())).isEmpty();
    }
}
