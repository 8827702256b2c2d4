package io.consumerproof.explore;

import io.consumerproof.scenario.Acks;
import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.Protocol;
import io.consumerproof.scenario.Replication;
import java.time.Duration;
import java.util.EnumSet;

/**
 * What the pinned tokens were made of. Neither a case nor its name may change any more: tokens in {@code tokens/*.txt} are of
 * them, and stay valid for ever.
 */
enum TokenCases {
    COUNTING("counting") {
        @Override
        Small small() {
            return Small.counting().records(4);
        }
    },
    REDELIVERED("redelivered") {
        @Override
        Small small() {
            return Small.counting().records(4).only(FaultKind.REDELIVERY, 1);
        }
    },
    COMMITTED_FIRST("committed-first") {
        @Override
        Small small() {
            return Small.absorbing().partitions(2).records(6).commit(CommitMode.BEFORE_HANDLING);
        }
    },
    FROZEN("frozen") {
        @Override
        Small small() {
            return Small.counting().partitions(2).records(4).only(FaultKind.STALL, 2);
        }
    },
    GROWING("growing") {
        @Override
        Small small() {
            return Small.counting()
                    .partitions(2)
                    .records(5)
                    .topic(each -> each.replication(new Replication(3, 2, Acks.LEADER, true)))
                    .faults(every(2));
        }
    },
    COOPERATIVE("cooperative") {
        @Override
        Small small() {
            return Small.counting()
                    .partitions(3)
                    .records(6)
                    .restarting()
                    .group(each -> each.assignor(AssignorName.COOPERATIVE_STICKY))
                    .faults(every(2));
        }
    },
    SERVER_SIDE("server-side") {
        @Override
        Small small() {
            return Small.counting()
                    .partitions(3)
                    .records(6)
                    .group(each -> each.protocol(Protocol.CONSUMER)
                            .commit(CommitMode.AUTO)
                            .maxPollRecords(2))
                    .faults(every(2));
        }
    },
    SKIPPING("skipping") {
        @Override
        Small small() {
            OnFailure skip = new OnFailure(2, Duration.ofMillis(100), OnFailure.Then.SKIP, null);
            return Small.counting()
                    .records(5)
                    .group(each -> each.onFailure(skip).commit(CommitMode.AFTER_BATCH))
                    .faults(every(3));
        }
    };

    private final String spelling;

    TokenCases(String spelling) {
        this.spelling = spelling;
    }

    /** The kinds of the day when the first tokens were pinned. */
    private static FaultBudget every(int together) {
        FaultBudget budget = FaultBudget.NONE.together(together);
        for (FaultKind kind : EnumSet.range(FaultKind.CRASH, FaultKind.SLOW_FETCH)) {
            budget = budget.with(kind, together);
        }
        return budget;
    }

    /** A fresh experiment. */
    abstract Small small();

    static TokenCases named(String name) {
        for (TokenCases each : values()) {
            if (each.spelling.equals(name)) {
                return each;
            }
        }
        throw new IllegalArgumentException("no case '" + name + "'");
    }

    @Override
    public String toString() {
        return spelling;
    }
}
