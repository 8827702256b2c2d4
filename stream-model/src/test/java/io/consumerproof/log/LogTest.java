package io.consumerproof.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.TopicPartition;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LogTest {

    private final Log log = new Log();

    @BeforeEach
    void createTopics() {
        log.createTopic("orders", 3);
        log.createTopic("mails", 1);
    }

    @Test
    void partitionsAreSortedByTopicAndThenByNumber() {
        log.createTopic("many", 11);

        assertThat(log.topics()).containsExactly("mails", "many", "orders");
        assertThat(log.partitions()).extracting(Partition::id).isSorted().hasSize(15);
        assertThat(log.partitionsOf("many"))
                .extracting(each -> each.id().partition())
                .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    }

    @Test
    void aPartitionIsFoundByItsId() {
        TopicPartition second = new TopicPartition("orders", 1);

        assertThat(log.partition(second).id()).isEqualTo(second);
        assertThat(log.partition(second)).isSameAs(log.partitionsOf("orders").get(1));
    }

    @Test
    void anExplicitPartitionWinsOverTheKey() {
        assertThat(placed(2, Bytes.utf8("a"))).isEqualTo(2);
    }

    @Test
    void aKeyPointsToThePartitionOfItsHash() {
        // The observed murmur2 of 'a' is -1563381124, of 'b' -1853091852.
        assertThat(placed(null, Bytes.utf8("a"))).isEqualTo(1);
        assertThat(placed(null, Bytes.utf8("b"))).isEqualTo(2);
    }

    @Test
    void theEmptyKeyIsAKeyAndNullIsNone() {
        // The observed murmur2 of the empty key is 275646681, an odd number.
        log.createTopic("pair", 2);

        assertThat(log.place("pair", null, Bytes.utf8("")).id().partition()).isEqualTo(1);
        assertThat(log.place("pair", null, null).id().partition()).isZero();
    }

    @Test
    void anUnknownTopicListsTheOnesThatExist() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> log.partitionsOf("order"))
                .withMessage("no topic 'order'; topics: 'mails', 'orders'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Log().place("orders", null, null))
                .withMessage("no topic 'orders'; topics: none");
        assertThat(log.hasTopic("order")).isFalse();
        assertThat(log.hasTopic("orders")).isTrue();
    }

    @Test
    void anUnknownPartitionListsTheOnesThatExist() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> log.partition(new TopicPartition("orders", 3)))
                .withMessage("no partition 'orders-3'; partitions: 'orders-0', 'orders-1', 'orders-2'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> log.place("mails", -1, null))
                .withMessage("no partition 'mails--1'; partitions: 'mails-0'");
    }

    @Test
    void aTopicIsCreatedOnceAndHasAPartition() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> log.createTopic("orders", 1))
                .withMessage("topic 'orders' exists already; topics: 'mails', 'orders'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> log.createTopic("empty", 0))
                .withMessage("topic 'empty' is to have 0 partitions, the least is 1");
    }

    @Test
    void growingATopicMovesKeysAndLeavesRecordsWhereTheyAre() {
        Bytes key = Bytes.utf8("b");
        Partition before = log.place("orders", null, key);
        before.append(0, 0, key, "old", List.of());

        log.grow("orders", 4);

        // The observed murmur2 of 'b' is -1853091852: 2 among 3 partitions, 0 among 4.
        Partition after = log.place("orders", null, key);
        assertThat(after.id().partition()).isZero();
        assertThat(before.id().partition()).isEqualTo(2);
        assertThat(before.records()).hasSize(1);
        assertThat(log.partitionsOf("orders")).hasSize(4).contains(before);
    }

    @Test
    void growingByNothingIsRefused() {
        assertThatThrownBy(() -> log.grow("orders", 3))
                .isInstanceOf(RefusedException.class)
                .hasMessage("InvalidPartitionsException: 'orders' has 3 partitions, '3' adds none");
    }

    @Test
    void aTopicsRulesHoldForAllItsPartitionsAndForThoseToCome() {
        TopicRules rules = TopicRules.DEFAULTS.with(TopicRule.RETENTION_MS, "1000");

        log.alter("orders", rules);
        log.grow("orders", 4);

        assertThat(log.rules("orders")).isSameAs(rules);
        assertThat(log.partitionsOf("orders")).extracting(Partition::rules).containsOnly(rules);
        assertThat(log.rules("mails")).isSameAs(TopicRules.DEFAULTS);
    }

    @Test
    void brokersRetainLogsThatAreNotCompactedAndCleanThoseThatAreDirtyEnough() {
        TopicRules rules =
                TopicRules.DEFAULTS.with(TopicRule.SEGMENT_MS, "1000").with(TopicRule.RETENTION_MS, "5000");
        log.createTopic("old", 1, rules);
        log.createTopic("tables", 1, rules.with(TopicRule.CLEANUP_POLICY, "compact"));
        for (String each : List.of("old", "tables")) {
            for (int i = 0; i < 3; i++) {
                log.partitionsOf(each).get(0).append(i, 2000L * i, Bytes.utf8("a"), "" + i, List.of());
            }
        }

        log.retain(6000);
        assertThat(log.partitionsOf("old").get(0).records()).hasSize(2);
        assertThat(log.partitionsOf("tables").get(0).records()).hasSize(3);

        log.clean(6000);
        assertThat(log.partitionsOf("tables").get(0).records())
                .extracting(LogRecord::value)
                .containsExactly("1", "2");
        assertThat(log.partitionsOf("old").get(0).records()).hasSize(2);
    }

    private int placed(@Nullable Integer partition, Bytes key) {
        return log.place("orders", partition, key).id().partition();
    }
}
