package io.consumerproof.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every edge of the coordinator's table, taken on a coordinator of its own: what is told, and the state after it. */
class TransactionEdgesTest {

    /** What is done to be in a state. */
    private static final Map<TransactionState, List<String>> WAYS = new TreeMap<>(Map.of(
            TransactionState.EMPTY, List.of("init"),
            TransactionState.ONGOING, List.of("init", "add"),
            TransactionState.PREPARE_COMMIT, List.of("init", "add", "down", "commit"),
            TransactionState.PREPARE_ABORT, List.of("init", "add", "down", "abort"),
            TransactionState.COMPLETE_COMMIT, List.of("init", "add", "commit"),
            TransactionState.COMPLETE_ABORT, List.of("init", "add", "abort")));

    /** What is told and the state after it, by state and event. */
    private static final Map<String, String> EXPECTED = new TreeMap<>();

    static {
        expect("EMPTY", "INIT", "ok EMPTY");
        expect("EMPTY", "ADD", "ok ONGOING");
        expect("EMPTY", "COMMIT", "INVALID_TXN_STATE EMPTY");
        expect("EMPTY", "ABORT", "ok COMPLETE_ABORT");
        expect("EMPTY", "COMMIT_AGAIN", "PRODUCER_FENCED EMPTY");
        expect("EMPTY", "ABORT_AGAIN", "PRODUCER_FENCED EMPTY");
        expect("ONGOING", "INIT", "CONCURRENT_TRANSACTIONS COMPLETE_ABORT");
        expect("ONGOING", "ADD", "ok ONGOING");
        expect("ONGOING", "COMMIT", "ok COMPLETE_COMMIT");
        expect("ONGOING", "ABORT", "ok COMPLETE_ABORT");
        expect("ONGOING", "COMMIT_AGAIN", "PRODUCER_FENCED ONGOING");
        expect("ONGOING", "ABORT_AGAIN", "PRODUCER_FENCED ONGOING");
        expect("ONGOING", "FENCE", "ok COMPLETE_ABORT");
        expect("PREPARE_COMMIT", "INIT", "CONCURRENT_TRANSACTIONS PREPARE_COMMIT");
        expect("PREPARE_COMMIT", "ADD", "CONCURRENT_TRANSACTIONS PREPARE_COMMIT");
        expect("PREPARE_COMMIT", "COMMIT", "PRODUCER_FENCED PREPARE_COMMIT");
        expect("PREPARE_COMMIT", "ABORT", "PRODUCER_FENCED PREPARE_COMMIT");
        expect("PREPARE_COMMIT", "COMMIT_AGAIN", "CONCURRENT_TRANSACTIONS PREPARE_COMMIT");
        expect("PREPARE_COMMIT", "ABORT_AGAIN", "INVALID_TXN_STATE PREPARE_COMMIT");
        expect("PREPARE_COMMIT", "MARKED", "ok COMPLETE_COMMIT");
        expect("PREPARE_ABORT", "INIT", "CONCURRENT_TRANSACTIONS PREPARE_ABORT");
        expect("PREPARE_ABORT", "ADD", "CONCURRENT_TRANSACTIONS PREPARE_ABORT");
        expect("PREPARE_ABORT", "COMMIT", "PRODUCER_FENCED PREPARE_ABORT");
        expect("PREPARE_ABORT", "ABORT", "PRODUCER_FENCED PREPARE_ABORT");
        expect("PREPARE_ABORT", "COMMIT_AGAIN", "INVALID_TXN_STATE PREPARE_ABORT");
        expect("PREPARE_ABORT", "ABORT_AGAIN", "CONCURRENT_TRANSACTIONS PREPARE_ABORT");
        expect("PREPARE_ABORT", "MARKED", "ok COMPLETE_ABORT");
        expect("COMPLETE_COMMIT", "INIT", "ok EMPTY");
        expect("COMPLETE_COMMIT", "ADD", "ok ONGOING");
        expect("COMPLETE_COMMIT", "COMMIT", "INVALID_TXN_STATE COMPLETE_COMMIT");
        expect("COMPLETE_COMMIT", "ABORT", "ok COMPLETE_ABORT");
        expect("COMPLETE_COMMIT", "COMMIT_AGAIN", "ok COMPLETE_COMMIT");
        expect("COMPLETE_COMMIT", "ABORT_AGAIN", "INVALID_TXN_STATE COMPLETE_COMMIT");
        expect("COMPLETE_ABORT", "INIT", "ok EMPTY");
        expect("COMPLETE_ABORT", "ADD", "ok ONGOING");
        expect("COMPLETE_ABORT", "COMMIT", "INVALID_TXN_STATE COMPLETE_ABORT");
        expect("COMPLETE_ABORT", "ABORT", "ok COMPLETE_ABORT");
        expect("COMPLETE_ABORT", "COMMIT_AGAIN", "INVALID_TXN_STATE COMPLETE_ABORT");
        expect("COMPLETE_ABORT", "ABORT_AGAIN", "ok COMPLETE_ABORT");
    }

    private final Brokers brokers = new Brokers();
    private ProducerIdentity producer = new ProducerIdentity(0, (short) 0);

    private static void expect(String state, String event, String outcome) {
        EXPECTED.put(state + " " + event, outcome);
    }

    static Stream<TransactionEdge> edges() {
        return TransactionEdges.all().stream();
    }

    @Test
    void everyEdgeIsTakenAndNoneIsInTheTableTwice() {
        List<String> table = TransactionEdges.all().stream()
                .map(each -> each.from() + " " + each.event())
                .sorted()
                .toList();
        assertThat(table).containsExactlyElementsOf(EXPECTED.keySet());
    }

    @ParameterizedTest
    @MethodSource("edges")
    void theEdgeLeadsWhereKafkaLeads(TransactionEdge edge) {
        Objects.requireNonNull(WAYS.get(edge.from())).forEach(this::go);
        assertThat(brokers.transactions().state("id")).isEqualTo(edge.from());

        Refusal refusal = happen(edge.event());

        String told = refusal == null ? "ok" : refusal.name();
        assertThat(told + " " + brokers.transactions().state("id"))
                .isEqualTo(EXPECTED.get(edge.from() + " " + edge.event()));
    }

    private @Nullable Refusal happen(TransactionEvent event) {
        ProducerIdentity before = new ProducerIdentity(producer.producerId(), (short) (producer.epoch() - 1));
        try {
            switch (event) {
                case INIT -> go("init");
                case ADD -> go("add");
                case COMMIT -> go("commit");
                case ABORT -> go("abort");
                case COMMIT_AGAIN -> brokers.transactions().end("id", before, true);
                case ABORT_AGAIN -> brokers.transactions().end("id", before, false);
                case FENCE -> brokers.pass(61_000);
                case MARKED -> go("up");
            }
            return null;
        } catch (RefusedException refused) {
            return refused.refusal();
        }
    }

    private void go(String word) {
        switch (word) {
            case "init" -> producer = brokers.transactions().init("id", 60_000);
            case "add" -> brokers.transactions().addPartition("id", producer, new TopicPartition("out", 0));
            case "commit" -> producer = brokers.transactions().end("id", producer, true);
            case "abort" -> producer = brokers.transactions().end("id", producer, false);
            case "down" -> brokers.stop();
            case "up" -> brokers.start();
            default -> throw new IllegalArgumentException(word);
        }
    }
}
