package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.id;
import static io.consumerproof.explore.cases.One.key;
import static io.consumerproof.explore.cases.One.value;

import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.OnFailure.Then;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Real bugs about what is committed when. */
class CommitCasesTest {

    private static final UnaryOperator<GroupSettings> MANUAL = each -> each.commit(CommitMode.MANUAL);

    private static Study traffic() {
        return Study.orders(2)
                .record(0, "k1", "A")
                .record(0, "k2", "B")
                .record(0, "k3", "C")
                .record(1, "k4", "D");
    }

    private static void put(Outside outside, Delivery each) {
        outside.absorber().put(id(each), value(each));
    }

    private static void done(Delivery each) {
        each.commit(each.record().offset() + 1);
    }

    private static void commitEveryPartition(List<? extends Delivery> poll) {
        Map<String, Delivery> last = new TreeMap<>();
        poll.forEach(each -> last.put(each.record().partition().toString(), each));
        last.values().forEach(CommitCasesTest::done);
    }

    private static Handler wholePoll(Outside outside) {
        return (Batch) poll -> {
            poll.forEach(each -> put(outside, each));
            commitEveryPartition(poll);
        };
    }

    @Test
    void case008CommitsOnlyThePartitionOfTheLastRecord() {
        Study broken = traffic().consumer(each -> MANUAL.apply(each).members(1), outside -> (Batch) poll -> {
            poll.forEach(each -> put(outside, each));
            done(poll.get(poll.size() - 1));
        });
        broken.finds(FaultBudget.NONE, "finished-work-committed", 1);
        traffic()
                .consumer(each -> MANUAL.apply(each).members(1), CommitCasesTest::wholePoll)
                .survivesAllPairs();
    }

    @Test
    void case009NeverFlushesItsLastCommit() {
        Study broken = traffic().consumer(MANUAL, outside -> {
            int[] count = new int[1];
            return (One) each -> {
                put(outside, each);
                if (++count[0] % 2 == 0) {
                    done(each);
                }
            };
        });
        broken.finds(FaultBudget.NONE, "finished-work-committed", 1);
        // Its repaired twin is that of case 014, or of 015 where there are gaps.
    }

    @Test
    void case010ClosesWithAutoCommitBehindWhatWasNeverHandled() {
        Study broken = traffic()
                .consumer(each -> each.commit(CommitMode.AUTO).onFailure(Study.then(Then.STOP, 1)), outside ->
                        (One) each -> put(outside, each));
        broken.finds(Study.only(FaultKind.HANDLER_FAILURE, 1), "commit-not-past-unfinished", 2);
        traffic()
                .consumer(each -> each.onFailure(Study.then(Then.STOP, 1)), outside -> (One) each -> put(outside, each))
                .survivesAllPairs();
    }

    @Test
    void case011CommitsARecordAsSoonAsItIsHandedOut() {
        Study broken = traffic()
                .consumer(each -> each.commit(CommitMode.BEFORE_HANDLING), outside -> (One) each -> put(outside, each));
        broken.finds(FaultBudget.DEFAULT, "no-lost-effect", 8);
        traffic()
                .consumer(each -> each.commit(CommitMode.AFTER_RECORD), outside -> (One) each -> put(outside, each))
                .survivesAllPairs();
    }

    /** Keeps records in memory and writes two at a time, or those that come last. */
    private static Handler pipeline(Outside outside) {
        List<Delivery> queue = new ArrayList<>();
        return (One) each -> {
            queue.add(each);
            if (queue.size() == 2) {
                queue.forEach(it -> put(outside, it));
                queue.clear();
            }
        };
    }

    @Test
    void case013CommitsOnATimerWhileItsQueueHoldsRecords() {
        Study broken = Study.orders(1)
                .record(0, "k1", "A")
                .record(0, "k2", "B")
                .record(0, "k3", "C")
                .record(0, "k4", "D")
                .consumer(each -> each.commit(CommitMode.AUTO).maxPollRecords(1), CommitCasesTest::pipeline);
        broken.finds(FaultBudget.DEFAULT, "no-lost-effect", 10);
        // Its repaired twin is that of case 014, or of 015 where there are gaps.
    }

    @Test
    void case014CommitsTheHighestFinishedOverASlowerLowerOne() {
        Study broken = traffic().consumer(MANUAL, outside -> (Batch) poll -> {
            for (int i = poll.size() - 1; i >= 0; i--) {
                put(outside, poll.get(i));
                done(poll.get(poll.size() - 1));
            }
        });
        broken.finds(FaultBudget.DEFAULT, "no-lost-effect", 11);
        traffic().consumer(MANUAL, CommitCasesTest::wholePoll).survivesAllPairs();
    }

    private static Study sparse() {
        return Study.orders(1)
                .record(0, "k1", "A")
                .gap(0, 1)
                .record(0, "k2", "B")
                .record(0, "k3", "C")
                .gap(0, 1)
                .record(0, "k4", "D")
                .gap(0, 1);
    }

    @Test
    void case015SkipsRunningWorkAcrossAGap() {
        Study broken = sparse().consumer(MANUAL, outside -> (Batch) poll -> {
            for (int i = poll.size() - 1; i >= 0; i--) {
                put(outside, poll.get(i));
                poll.get(poll.size() - 1)
                        .commit(poll.get(poll.size() - 1).record().offset() + 1);
            }
        });
        broken.finds(FaultBudget.DEFAULT, "no-lost-effect", 11);
        sparse().consumer(MANUAL, CommitCasesTest::wholePoll).survivesAllPairs();
    }

    @Test
    void case017WaitsForAnOffsetThatCompactionHasRemoved() {
        Study broken = sparse().consumer(MANUAL, outside -> {
            long[] next = new long[1];
            return (One) each -> {
                put(outside, each);
                if (each.record().offset() == next[0]) {
                    next[0]++;
                    done(each);
                }
            };
        });
        broken.finds(FaultBudget.NONE, "lag-drains", 1);
        sparse().consumer(MANUAL, outside -> (One) each -> {
                    put(outside, each);
                    done(each);
                })
                .survivesAllPairs();
    }

    @Test
    void case066ReleasesADeferredOffsetOnlyIfItIsOneAbove() {
        Study broken = sparse().consumer(MANUAL, outside -> (Batch) poll -> {
            poll.forEach(each -> put(outside, each));
            Delivery last = poll.get(0);
            for (Delivery each : poll) {
                last = each.record().offset() == last.record().offset() + 1 ? each : last;
            }
            done(last);
        });
        broken.finds(FaultBudget.NONE, "finished-work-committed", 1);
        // Its repaired twin is that of case 014, or of 015 where there are gaps.
    }

    @Test
    void case027CommitsTheLastHandledOffsetInsteadOfTheNext() {
        Study broken = traffic().consumer(MANUAL, outside -> (One) each -> {
            outside.counter().put(id(each), value(each));
            each.commit(each.record().offset());
        });
        broken.finds(FaultBudget.NONE, "lag-drains", 1);
        // Its repaired twin is that of case 014, or of 015 where there are gaps.
    }

    /** Hands each record to a worker that runs one behind; drops what is queued when its partitions were taken away. */
    private static Handler worker(Outside outside, boolean commitsHighestSeen) {
        Deque<Delivery> queue = new ArrayDeque<>();
        return (One) each -> {
            queue.removeIf(it -> it.generation() != each.generation());
            queue.add(each);
            boolean isLast = each.record().offset() == 2 || key(each).equals("k4");
            if (queue.size() > 1 || isLast) {
                put(outside, queue.remove());
            }
            while (isLast && !queue.isEmpty()) {
                put(outside, queue.remove());
            }
            Delivery open = queue.peek();
            each.commit(
                    commitsHighestSeen || open == null
                            ? each.record().offset() + 1
                            : open.record().offset());
        };
    }

    @Test
    void case030CommitsTheHighestSeenWhileAPartitionIsTakenAway() {
        Study broken = traffic().consumer(MANUAL, outside -> worker(outside, true));
        broken.finds(Study.only(FaultKind.REBALANCE, 1), "no-lost-effect", 9);
        traffic()
                .consumer(MANUAL, outside -> worker(outside, false))
                .survives(Study.only(FaultKind.REBALANCE, 2), "no-lost-effect", "lag-drains");
    }

    @Test
    void case039LosesWhatItBufferedWhenTheFrameworkCommitsAtAStop() {
        Study broken = traffic().consumer(each -> each.members(1), CommitCasesTest::pipeline);
        broken.finds(Study.only(FaultKind.STOP, 1), "no-lost-effect", 3);
        // Its repaired twin is that of case 014, or of 015 where there are gaps.
    }

    @Test
    void case041CommitsBeyondWhatIsRead() {
        Study broken = traffic().consumer(MANUAL, outside -> (One) each -> {
            put(outside, each);
            each.commit(each.record().offset() + 2);
        });
        broken.finds(FaultBudget.NONE, "commit-not-past-unfinished", 1);
        // Its repaired twin is that of case 014, or of 015 where there are gaps.
    }
}
