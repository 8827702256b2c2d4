package io.consumerproof.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StickyPartitionerTest {

    private static final int BATCH = 1000;

    private final Log log = new Log();
    private final StickyPartitioner partitioner = new StickyPartitioner(BATCH);

    @BeforeEach
    void createTopics() {
        log.createTopic("orders", 3);
        log.createTopic("mails", 2);
    }

    @Test
    void recordsWithoutKeyStayUntilABatchsWorthOfBytesWentThere() {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            places.add(placed("orders", null, null, 500));
        }

        assertThat(places).containsExactly(0, 0, 1, 1, 2, 2, 0, 0);
    }

    @Test
    void eachTopicHasItsOwn() {
        placed("orders", null, null, BATCH);
        placed("orders", null, null, BATCH);

        assertThat(placed("mails", null, null, 1)).isZero();
        assertThat(placed("orders", null, null, 1)).isEqualTo(2);
    }

    @Test
    void aKeyOrAPartitionAskedForWins() {
        // The observed murmur2 of 'b' is -1853091852: 2 among 3 partitions.
        assertThat(placed("orders", null, "b", BATCH)).isEqualTo(2);
        assertThat(placed("orders", 1, null, BATCH)).isEqualTo(1);
        assertThat(placed("orders", null, null, 1)).isZero();
    }

    private int placed(String topic, @Nullable Integer partition, @Nullable String key, int bytes) {
        Draft draft = PartitionSetting.draft(0, key, "v".repeat(bytes));
        return partitioner.place(log, topic, partition, draft).id().partition();
    }
}
