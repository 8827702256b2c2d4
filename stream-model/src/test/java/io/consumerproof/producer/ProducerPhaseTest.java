package io.consumerproof.producer;

import static io.consumerproof.producer.ProducerPhase.ABORTABLE_ERROR;
import static io.consumerproof.producer.ProducerPhase.ABORTING;
import static io.consumerproof.producer.ProducerPhase.COMMITTING;
import static io.consumerproof.producer.ProducerPhase.FATAL_ERROR;
import static io.consumerproof.producer.ProducerPhase.INITIALIZING;
import static io.consumerproof.producer.ProducerPhase.IN_TRANSACTION;
import static io.consumerproof.producer.ProducerPhase.READY;
import static io.consumerproof.producer.ProducerPhase.UNINITIALIZED;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.cluster.Brokers;
import io.consumerproof.log.Drafts;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every edge of the phases, taken by a producer; the last word of a walk takes it. */
class ProducerPhaseTest {

    private static final Map<String, List<String>> WALKS = new TreeMap<>();

    static {
        // While its calls wait for a leader in vain, a producer stays in the phase of the call.
        walk(UNINITIALIZED, INITIALIZING, "busy, init");
        walk(INITIALIZING, READY, "busy, init, up, pass 200");
        walk(READY, IN_TRANSACTION, "init, begin");
        walk(IN_TRANSACTION, COMMITTING, "init, begin, stuck, commit");
        walk(COMMITTING, READY, "init, begin, stuck, commit, elect, pass 200");
        walk(IN_TRANSACTION, ABORTING, "init, begin, stuck, abort");
        walk(ABORTING, READY, "init, begin, stuck, abort, elect, pass 200");
        walk(IN_TRANSACTION, ABORTABLE_ERROR, "init, begin, large");
        walk(ABORTABLE_ERROR, ABORTABLE_ERROR, "init, begin, large, large");
        walk(ABORTABLE_ERROR, ABORTING, "init, begin, stuck, large, abort");
        walk(COMMITTING, ABORTABLE_ERROR, "init, begin, stuck, commit, pass 120000");
        walk(INITIALIZING, ABORTABLE_ERROR, "busy, send, init, pass 60001");
    }

    private final Brokers brokers = new Brokers();
    private final Calls p =
            new Calls(brokers, ProducerSettings.DEFAULT.withoutLinger().transactional("a", 900_000));

    private static void walk(ProducerPhase from, ProducerPhase to, String words) {
        WALKS.put(from + " " + to, Arrays.asList(words.split(", ")));
    }

    static Stream<String> edges() {
        return Arrays.stream(ProducerPhase.values()).flatMap(from -> Arrays.stream(ProducerPhase.values())
                .filter(to -> to != FATAL_ERROR && from.mayBecome(to))
                .map(to -> from + " " + to));
    }

    @Test
    void everyEdgeHasAWalkAndEveryPhaseMayBecomeTheEnd() {
        assertThat(edges()).containsExactlyInAnyOrderElementsOf(WALKS.keySet());
        assertThat(ProducerPhase.values()).allMatch(each -> each.mayBecome(FATAL_ERROR));
    }

    @ParameterizedTest
    @MethodSource("edges")
    void theEdgeLeadsWhereTheTableSays(String edge) {
        List<String> words = Objects.requireNonNull(WALKS.get(edge));
        words.subList(0, words.size() - 1).forEach(this::go);
        ProducerPhase before = p.producer.phase();

        go(words.get(words.size() - 1));

        assertThat(before + " " + p.producer.phase()).isEqualTo(edge);
    }

    private void go(String word) {
        switch (word.split(" ")[0]) {
            case "busy" -> busy();
            case "init" -> p.init();
            case "begin" -> p.begin();
            case "send" -> p.send("x");
            case "large" -> p.sendTooLarge();
            case "stuck" -> stuck();
            case "commit" -> p.commit();
            case "abort" -> p.abort();
            case "up", "elect" -> brokers.replicas().elect();
            case "pass" -> brokers.pass(Long.parseLong(word.substring("pass ".length())));
            default -> throw new IllegalArgumentException(word);
        }
    }

    /** Another producer of the same id is committing and cannot go on: a partition has no leader. */
    private void busy() {
        Calls other =
                new Calls(brokers, ProducerSettings.DEFAULT.withoutLinger().transactional("a", 900_000));
        other.init();
        other.begin();
        Sending sending = other.producer.send("out", 0, Drafts.of("x"));
        brokers.replicas().replicateAll();
        other.producer.await(sending);
        brokers.replicas().fail(0);
        other.commit();
        other.producer.kill();
    }

    /** A record is on its way to a partition whose leader is gone; the next one has to be elected. */
    private void stuck() {
        p.producer.send("out", 0, Drafts.of("x"));
        brokers.replicas().fail(0);
    }
}
