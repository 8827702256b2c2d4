package io.consumerproof.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProducerStateTest {

    private final Log log = new Log();
    private final Intake intake = intake();

    private Intake intake() {
        log.createTopic("orders", 1);
        return new Intakes(log).of(log.partitionsOf("orders").get(0).id());
    }

    @Test
    void aRetryOfOneOfTheLastFiveBatchesIsAppendedOnce() {
        for (int sequence = 0; sequence < 5; sequence++) {
            assertThat(take(0, sequence, "v" + sequence).offset()).isEqualTo(sequence);
        }

        for (int sequence = 0; sequence < 5; sequence++) {
            Receipt again = take(0, sequence, "v" + sequence);
            assertThat(again.isDuplicate()).isTrue();
            assertThat(again.offset()).isEqualTo(sequence);
        }
        assertThat(standing()).containsExactly("v0@0", "v1@1", "v2@2", "v3@3", "v4@4");
    }

    @Test
    void aRetryOfABatchThatIsForgottenIsOutOfOrder() {
        for (int sequence = 0; sequence < 6; sequence++) {
            take(0, sequence, "v" + sequence);
        }

        refused(Refusal.OUT_OF_ORDER_SEQUENCE, 0, 0, "v0");
        assertThat(take(0, 1, "v1").isDuplicate()).isTrue();
    }

    @Test
    void aBatchOfSeveralRecordsTakesAsManySequences() {
        take(0, 0, "a", "b", "c");

        refused(Refusal.OUT_OF_ORDER_SEQUENCE, 0, 1, "b");
        assertThat(take(0, 3, "d").offset()).isEqualTo(3);
        assertThat(take(0, 0, "a", "b", "c").isDuplicate()).isTrue();
    }

    @Test
    void aGapInTheSequencesIsRefused() {
        take(0, 0, "a");

        refused(Refusal.OUT_OF_ORDER_SEQUENCE, 0, 2, "c");
        assertThat(standing()).containsExactly("a@0");
    }

    @Test
    void anOldEpochIsRefusedAndANewOneBeginsAtZero() {
        take(1, 0, "a");

        refused(Refusal.INVALID_PRODUCER_EPOCH, 0, 1, "zombie");
        refused(Refusal.OUT_OF_ORDER_SEQUENCE, 2, 1, "b");
        assertThat(take(2, 0, "b").offset()).isEqualTo(1);
    }

    @Test
    void aPartitionThatKnowsNothingOfAProducerTakesAnySequenceButOfATransactionOnlyTheFirst() {
        assertThat(take(0, 7, "a").offset()).isZero();

        Batch transactional = new Batch(9, (short) 0, 7, true, Drafts.all("b"));
        assertThatThrownBy(() -> intake.take(transactional, Acks.ALL, 0))
                .isInstanceOfSatisfying(RefusedException.class, refused -> assertThat(refused.refusal())
                        .isEqualTo(Refusal.OUT_OF_ORDER_SEQUENCE));
    }

    @Test
    void sequencesGoOnWithZeroAfterTheLargest() {
        take(0, Integer.MAX_VALUE - 1, "a", "b");

        assertThat(take(0, 0, "c").offset()).isEqualTo(2);
    }

    @Test
    void afterAMarkerTheTransactionsEpochIsAnOldOneAndItsSuccessorBeginsAtZero() {
        intake.take(new Batch(9, (short) 0, 0, true, Drafts.all("a")), Acks.ALL, 0);
        intake.end(9, (short) 1, true, 0);

        assertThat(intake.isInTransaction(9, (short) 1)).isFalse();
        assertThatThrownBy(() -> intake.take(new Batch(9, (short) 0, 1, true, Drafts.all("b")), Acks.ALL, 0))
                .hasMessageContaining("InvalidProducerEpochException");
        assertThat(intake.take(new Batch(9, (short) 1, 0, true, Drafts.all("b")), Acks.ALL, 0)
                        .offset())
                .isEqualTo(2);
        assertThat(intake.isInTransaction(9, (short) 1)).isTrue();
    }

    @Test
    void withoutIdempotenceWhatIsSentTwiceStandsTwice() {
        intake.take(Batch.plain(Drafts.all("a")), Acks.ALL, 0);
        intake.take(Batch.plain(Drafts.all("a")), Acks.ALL, 0);

        assertThat(standing()).containsExactly("a@0", "a@1");
    }

    @Test
    void aRecordThatTheTopicDoesNotTakeLeavesNothingBehind() {
        Draft early = new Draft(0, 3_600_001, null, null, List.of());

        assertThatThrownBy(() -> intake.take(new Batch(9, (short) 0, 0, false, List.of(early)), Acks.ALL, 0))
                .hasMessageContaining("InvalidTimestampException");
        assertThat(standing()).isEmpty();
        assertThat(take(0, 0, "a").offset()).isZero();
    }

    @Test
    void aBatchLargerThanTheTopicAllowsIsRefused() {
        log.alter("orders", TopicRules.DEFAULTS.with(Map.of("max.message.bytes", "71")));

        // 61 bytes of head, and a length, attributes, two deltas, two lengths, key, value and a count: 8 and the value
        assertThat(take(0, 0, "ab").offset()).isZero();
        assertThatThrownBy(() -> take(0, 1, "abc"))
                .hasMessage("RecordTooLargeException: a batch of '72' bytes, allowed is '71'");
    }

    private Receipt take(int epoch, int sequence, String... values) {
        return intake.take(new Batch(5, (short) epoch, sequence, false, Drafts.all(values)), Acks.ALL, 0);
    }

    private void refused(Refusal refusal, int epoch, int sequence, String... values) {
        assertThatThrownBy(() -> take(epoch, sequence, values))
                .isInstanceOfSatisfying(RefusedException.class, refused -> assertThat(refused.refusal())
                        .isEqualTo(refusal));
    }

    private List<String> standing() {
        return Drafts.standing(log.partitionsOf("orders").get(0));
    }
}
