package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogRecord;
import io.consumerproof.scenario.Acks;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.OffsetReset;
import io.consumerproof.scenario.Protocol;
import io.consumerproof.scenario.Replication;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What befalls the log, and what a member gets to see of it: whom it breaks, and whom it does not. */
class LogFaultsTest {

    private static TopicSettings losable(TopicSettings topic) {
        return topic.replication(new Replication(3, 2, Acks.LEADER, true));
    }

    private static Small correct() {
        return Small.absorbing().partitions(2).records(4).restarting().topic(LogFaultsTest::losable);
    }

    private static String found(Small small) {
        return Objects.requireNonNull(small.explore().finding(), "nothing was found")
                .violation()
                .check();
    }

    @ParameterizedTest
    @EnumSource(
            names = {
                "RETENTION",
                "TRANSACTION_MARKER",
                "ABORTED_TRANSACTION",
                "LEADER_CHANGE",
                "PARTITION_GROWTH",
                "CLOCK_JUMP",
                "SLOW_FETCH"
            })
    void anAbsorbingReceiverSurvivesEachOfThemWithACrash(FaultKind kind) {
        FaultBudget faults =
                FaultBudget.NONE.with(kind, 1).with(FaultKind.CRASH, 1).together(2);
        for (CommitMode mode : CommitMode.values()) {
            if (mode != CommitMode.BEFORE_HANDLING && mode != CommitMode.MANUAL) {
                Exploration exploration = correct().commit(mode).faults(faults).explore();
                assertThat(exploration.finding()).as(mode + "").isNull();
                assertThat(exploration.problems()).isEmpty();
                assertThat(exploration.statement().exhaustive()).isTrue();
            }
        }
    }

    @Test
    void whatALatestResetSkipsIsLost() {
        Small small = correct()
                .group(each -> each.reset(OffsetReset.byDuration(Duration.ofDays(1))))
                .only(FaultKind.RETENTION, 1);
        assertThat(small.explore().finding()).isNull();
        assertThat(found(correct()
                        .records(2)
                        .group(each -> each.reset(OffsetReset.LATEST))
                        .appendedAfterTheStart()
                        .only(FaultKind.RETENTION, 1)))
                .isEqualTo("no-lost-effect");
    }

    /** Case 034: what was appended before the first commit is behind the end for who starts again. */
    @Test
    void whoHasCommittedNothingStartsAgainAtTheEnd() {
        assertThat(found(Small.absorbing()
                        .records(2)
                        .appendedAfterTheStart()
                        .group(each -> each.reset(OffsetReset.LATEST))
                        .only(FaultKind.CRASH, 1)))
                .isEqualTo("no-lost-effect");
        assertThat(Small.absorbing()
                        .records(2)
                        .appendedAfterTheStart()
                        .only(FaultKind.CRASH, 1)
                        .explore()
                        .finding())
                .isNull();
    }

    @ParameterizedTest
    @EnumSource
    void aPartitionThatMovesBeforeItsFirstCommitStartsAgainAtTheEnd(Protocol protocol) {
        UnaryOperator<GroupSettings> one = each -> each.protocol(protocol).members(1);
        assertThat(found(Small.absorbing()
                        .partitions(2)
                        .records(4)
                        .appendedAfterTheStart()
                        .group(each -> one.apply(each).reset(OffsetReset.LATEST))
                        .only(FaultKind.REBALANCE, 1)))
                .isEqualTo("no-lost-effect");
        assertThat(Small.absorbing()
                        .partitions(2)
                        .records(4)
                        .appendedAfterTheStart()
                        .group(one)
                        .only(FaultKind.REBALANCE, 1)
                        .explore()
                        .finding())
                .isNull();
    }

    @Test
    void whoWaitsForTheOffsetBehindTheLastOneStopsAtAMarker() {
        HandlerFactory counting = world -> {
            long[] next = new long[2];
            return deliveries -> deliveries.forEach(each -> {
                LogRecord record = each.record();
                int partition = record.partition().partition();
                if (record.offset() == next[partition]) {
                    next[partition] = record.offset() + 1;
                    each.commit(next[partition]);
                }
            });
        };
        assertThat(found(Small.absorbing()
                        .records(3)
                        .handlers(counting)
                        .group(each -> each.members(1).commit(CommitMode.MANUAL))
                        .only(FaultKind.TRANSACTION_MARKER, 1)))
                .isEqualTo("finished-work-committed");
    }

    @Test
    void whoReadsUncommittedRecordsSeesWhatNeverWas() {
        Small seeing = Small.counting()
                .records(2)
                .group(each -> each.isolation(Isolation.READ_UNCOMMITTED))
                .only(FaultKind.ABORTED_TRANSACTION, 1);
        assertThat(found(seeing)).isEqualTo("no-duplicate-effect");
        assertThat(Small.counting()
                        .records(2)
                        .only(FaultKind.ABORTED_TRANSACTION, 1)
                        .explore()
                        .finding())
                .isNull();
    }

    @Test
    void anUncleanElectionMakesAGroupReadEverythingAgain() {
        assertThat(found(Small.counting()
                        .records(3)
                        .topic(each -> each.replication(new Replication(2, 1, Acks.ALL, true)))
                        .only(FaultKind.LEADER_CHANGE, 1)))
                .isEqualTo("no-duplicate-effect");
    }

    @Test
    void withAcksAllALeaderChangeLosesNothing() {
        assertThat(Small.counting()
                        .records(3)
                        .topic(each -> each.replication(new Replication(3, 2, Acks.ALL, false)))
                        .only(FaultKind.LEADER_CHANGE, 1)
                        .explore()
                        .finding())
                .isNull();
    }

    @Test
    void aClockThatJumpsAheadMakesAMemberRepeatItsRecord() {
        assertThat(found(Small.counting().records(2).only(FaultKind.CLOCK_JUMP, 1)))
                .isEqualTo("no-duplicate-effect");
    }

    @Test
    void whoDependsOnTheOrderOfPartitionsFailsWhenAFetchIsSlow() {
        Small small = Small.absorbing();
        HandlerFactory ordered = world -> {
            StringBuilder before = new StringBuilder();
            return deliveries -> deliveries.forEach(each -> {
                before.append(each.record().value());
                small.receiver().put("" + each.record().key(), before.toString());
            });
        };
        assertThat(found(small.partitions(2)
                        .records(4)
                        .handlers(ordered)
                        .group(each -> each.members(1))
                        .check("no-lost-effect")
                        .only(FaultKind.SLOW_FETCH, 1)))
                .isEqualTo("no-lost-effect");
    }
}
