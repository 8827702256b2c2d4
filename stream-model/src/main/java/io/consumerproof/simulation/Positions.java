package io.consumerproof.simulation;

import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.GroupEvent.Lack;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent.Close;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Partition;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.OffsetReset;
import io.consumerproof.scenario.OffsetReset.Policy;
import java.util.Objects;

/**
 * Where a member reads on that has no valid position: nothing is committed, or what is committed or was reached lies outside the
 * log. Only a fetch notices that.
 *
 * @source Kafka 4.3, OffsetFetcher.resetPositionsIfNeeded, FetchCollector.handleInitializeErrors (OFFSET_OUT_OF_RANGE) and
 *     SubscriptionState; auto.offset.reset of ConsumerConfig, KIP-1106
 */
final class Positions {

    /** Stands for a position that the next poll has to find. */
    static final long UNKNOWN = -1;

    private final Run run;
    private final Loop loop;

    Positions(Run run, Loop loop) {
        this.run = run;
        this.loop = loop;
    }

    /** Where a group starts in a partition of which it has committed nothing. */
    long first(GroupRun group, TopicPartition partition) {
        boolean earliest = group.settings().reset().policy() == Policy.EARLIEST;
        return earliest ? run.startOffset(partition) : UNKNOWN;
    }

    /** Whether a fetch would be refused. */
    boolean isLost(Holding holding) {
        return run.partition(holding).isOutOfRange(holding.position);
    }

    /** Sends every holding that is lost where the declared policy says; false if that is nowhere, and the member has stopped. */
    boolean recover(Member member) {
        for (Holding each : member.holdings) {
            if (!each.isPaused() && isLost(each) && !recover(member, each)) {
                return false;
            }
        }
        return true;
    }

    private boolean recover(Member member, Holding holding) {
        OffsetReset reset = run.groupOf(member).settings().reset();
        Lack why = holding.position == UNKNOWN ? Lack.NO_COMMIT : Lack.OUT_OF_RANGE;
        if (reset.policy() == Policy.NONE) {
            run.record(new GroupEvent.PositionLost(run.nowMicros, member.id, holding.partition, holding.position, why));
            loop.lives().close(member, Close.POLICY);
            return false;
        }
        long target = target(member, holding, reset);
        run.record(new GroupEvent.PositionReset(
                run.nowMicros, member.id, holding.partition, holding.position, target, why, reset.toString()));
        holding.seek(target);
        return true;
    }

    private long target(Member member, Holding holding, OffsetReset reset) {
        Partition partition = run.partition(holding);
        if (reset.policy() == Policy.EARLIEST || isReadFromItsBeginning(member, holding)) {
            return partition.startOffset();
        }
        if (reset.policy() == Policy.BY_DURATION) {
            long since =
                    run.nowMicros / 1_000 - Objects.requireNonNull(reset.back()).toMillis();
            LogRecord record = run.read(member, holding, partition.startOffset());
            while (record != null) {
                if (record.timestampMillis() >= since) {
                    return record.offset();
                }
                record = run.read(member, holding, record.offset() + 1);
            }
        }
        return run.endOf(member, holding);
    }

    /** Nobody comes late to a partition that is added in a reference run, where no rebalance has to take its time. */
    private boolean isReadFromItsBeginning(Member member, Holding holding) {
        return run.settings.reference() && run.groupOf(member).sawAdded(holding.partition);
    }
}
