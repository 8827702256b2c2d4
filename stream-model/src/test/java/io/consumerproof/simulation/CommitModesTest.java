package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static io.consumerproof.simulation.Play.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.CommitEvent.CommitRefused;
import io.consumerproof.history.CommitEvent.Committed;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent.OffsetReset;
import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.HandlingEvent.Handled;
import io.consumerproof.history.History;
import io.consumerproof.history.Point;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.StaleCommitException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CommitModesTest {

    private static Play two(CommitMode mode) {
        return new Play().partitions(1).append(0, "a").append(0, "b").group(each -> each.commit(mode)
                .members(1));
    }

    /** {@code d0} delivered, {@code h0} handled, {@code c1} committed, {@code r1} refused. */
    private static String trace(History run) {
        return run.events().stream()
                .map(CommitModesTest::letter)
                .filter(each -> !each.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private static String letter(Event event) {
        if (event instanceof Delivered delivered) {
            return "d" + delivered.record().offset();
        } else if (event instanceof Handled handled) {
            return "h" + handled.record().offset();
        } else if (event instanceof Committed committed) {
            return "c" + committed.nextOffset() + (committed.answered() ? "" : "?");
        }
        return event instanceof CommitRefused refused ? "r" + refused.nextOffset() : "";
    }

    @Test
    void afterRecordCommitsTheOffsetBehindEachRecord() {
        assertThat(trace(two(CommitMode.AFTER_RECORD).run(true))).isEqualTo("d0 h0 c1 d1 h1 c2");
    }

    @Test
    void afterBatchCommitsOncePerPoll() {
        assertThat(trace(two(CommitMode.AFTER_BATCH).run(true))).isEqualTo("d0 h0 d1 h1 c2");
    }

    @Test
    void afterBatchWithOneRecordPerPollCommitsEach() {
        History run = two(CommitMode.AFTER_BATCH)
                .group(each -> each.commit(CommitMode.AFTER_BATCH).members(1).maxPollRecords(1))
                .run(true);
        assertThat(trace(run)).isEqualTo("d0 h0 c1 d1 h1 c2");
    }

    @Test
    void beforeHandlingCommitsAhead() {
        assertThat(trace(two(CommitMode.BEFORE_HANDLING).run(true))).isEqualTo("c1 d0 h0 c2 d1 h1");
    }

    @Test
    void autoCommitsAtALaterPollWhatEarlierPollsReturned() {
        assertThat(trace(two(CommitMode.AUTO).run(true))).isEqualTo("d0 h0 d1 h1 c2");
        History small = two(CommitMode.AUTO)
                .group(each -> each.commit(CommitMode.AUTO).members(1).maxPollRecords(1))
                .run(true);
        assertThat(trace(small)).isEqualTo("d0 h0 c1 d1 h1 c2");
    }

    @Test
    void autoCommitAfterAFailureInThePollLoopCoversWhatThePollReturned() {
        // KafkaConsumer.close commits positions, and these lie behind everything the last poll returned
        History run = two(CommitMode.AUTO)
                .pin(FaultKind.HANDLER_FAILURE, null, record(0, 0), "once")
                .run(true);
        assertThat(trace(run)).isEqualTo("d0 c2");
    }

    @Test
    void manualCommitsWhatTheHandlerSays() {
        History run = two(CommitMode.MANUAL)
                .handler(deliveries -> {
                    long offset = deliveries.get(0).record().offset();
                    if (offset == 1) {
                        deliveries.get(0).commit(2);
                    }
                })
                .run(true);
        assertThat(trace(run)).isEqualTo("d0 h0 d1 c2 h1");
    }

    @Test
    void aRetriableCommitIsRepeated() {
        History run = two(CommitMode.AFTER_RECORD)
                .pin(FaultKind.COMMIT_REFUSED, null, record(0, 0), "retriable")
                .run(true);
        assertThat(trace(run)).isEqualTo("d0 h0 r1 c1 d1 h1 c2");
    }

    @Test
    void anUnansweredCommitIsRepeatedAlthoughItWasApplied() {
        History run = two(CommitMode.AFTER_RECORD)
                .pin(FaultKind.COMMIT_LOST, null, record(0, 0), null)
                .run(true);
        assertThat(trace(run)).isEqualTo("d0 h0 c1? c1 d1 h1 c2");
    }

    @Test
    void aStaleMemberDropsItsBufferRejoinsAndReadsAgain() {
        History run = two(CommitMode.AFTER_RECORD)
                .pin(FaultKind.COMMIT_REFUSED, null, record(0, 0), "stale")
                .run(true);
        assertThat(trace(run)).isEqualTo("d0 h0 r1 d0 h0 c1 d1 h1 c2");
    }

    @Test
    void aHandlersOwnStaleCommitThrowsAndTheMemberRejoins() {
        List<String> thrown = new ArrayList<>();
        History run = two(CommitMode.MANUAL)
                .handler(deliveries -> {
                    try {
                        deliveries.get(0).commit(deliveries.get(0).record().offset() + 1);
                    } catch (StaleCommitException stale) {
                        thrown.add(stale.getMessage());
                        throw stale;
                    }
                })
                .pin(FaultKind.COMMIT_REFUSED, null, record(0, 1), "stale")
                .run(true);
        assertThat(thrown).containsExactly("member-1 commits 2 for orders-0, but its group no longer knows it");
        assertThat(trace(run)).isEqualTo("d0 c1 h0 d1 r2 d1 c2 h1");
    }

    @Test
    void aRedeliveryReadsAgainFromAnEarlierOffsetAndCommitsGoBack() {
        History run = two(CommitMode.AFTER_RECORD)
                .pin(FaultKind.REDELIVERY, null, record(0, 1), "one record back")
                .run(true);
        assertThat(events(run, OffsetReset.class))
                .extracting(OffsetReset::nextOffset)
                .containsExactly(0L);
        assertThat(trace(run)).isEqualTo("d0 h0 c1 d0 h0 c1 d1 h1 c2");
    }

    @Test
    void aReplayResetsTheGroupWhileNobodyRuns() {
        History run = two(CommitMode.AFTER_RECORD)
                .pin(FaultKind.REPLAY, Point.WHEN_DRAINED, null, "from the start")
                .run(true);
        assertThat(trace(run)).isEqualTo("d0 h0 c1 d1 h1 c2 d0 h0 c1 d1 h1 c2");
    }

    @Test
    void aReplayFromTheMiddleReadsHalf() {
        History run = two(CommitMode.AFTER_RECORD)
                .pin(FaultKind.REPLAY, Point.WHEN_DRAINED, null, "from the middle")
                .run(true);
        assertThat(trace(run)).isEqualTo("d0 h0 c1 d1 h1 c2 d1 h1 c2");
    }

    @Test
    void aBatchThatIsOverIsCommittedBeforeARedeliverySeeksBack() {
        History run = two(CommitMode.AFTER_BATCH)
                .pin(FaultKind.REDELIVERY, Point.BEFORE_POLL, record(0, 1), "one record back")
                .run(true);
        assertThat(trace(run)).isEqualTo("d0 h0 c1 d0 h0 d1 h1 c2");
    }

    @Test
    void autoCommitsAtARevokeWhatIsHandledAndReadsOnFromThere() {
        History run = two(CommitMode.AUTO)
                .pin(FaultKind.REBALANCE, Point.BEFORE_POLL, record(0, 1), "same member")
                .run(false);
        assertThat(trace(run)).isEqualTo("d0 h0 c1 d1 h1 c2");
    }
}
