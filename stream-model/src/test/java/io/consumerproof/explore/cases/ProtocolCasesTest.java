package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.id;
import static io.consumerproof.explore.cases.One.key;
import static io.consumerproof.explore.cases.One.value;

import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.OnFailure.Then;
import io.consumerproof.scenario.Protocol;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Bugs that need a hand-over in parts, or a fenced process: each with its repaired twin. */
class ProtocolCasesTest {

    private static final UnaryOperator<GroupSettings> COOPERATIVE =
            each -> each.members(1).assignor(AssignorName.COOPERATIVE_STICKY).onFailure(Study.then(Then.BLOCK, 2));

    private static final FaultBudget FAILURE_AND_REBALANCE = FaultBudget.NONE
            .with(FaultKind.HANDLER_FAILURE, 1)
            .with(FaultKind.REBALANCE, 1)
            .together(2);

    private static Study revisions() {
        return Study.orders(2)
                .record(0, "o-1", "1")
                .record(1, "o-2", "1")
                .record(1, "o-2", "2")
                .record(1, "o-2", "3");
    }

    private static void write(Outside outside, Delivery each) {
        outside.store().transact(tx -> tx.put("orders", key(each), Long.parseLong(value(each))));
    }

    private static void upsert(Outside outside, Delivery each) {
        outside.store().transact(tx -> {
            long revision = Long.parseLong(value(each));
            if (tx.number("orders", key(each)) < revision) {
                tx.put("orders", key(each), revision);
            }
        });
    }

    /** Writes a record once the next one comes, from whatever partition. */
    private static Handler writingBehind(Outside outside) {
        List<Delivery> held = new ArrayList<>();
        return (One) each -> {
            held.forEach(it -> write(outside, it));
            held.clear();
            held.add(each);
        };
    }

    @Test
    void aBufferKeptWhenItsPartitionWasRevokedIsWrittenBehindTheNewOwner() {
        Study broken = revisions().consumer(COOPERATIVE, ProtocolCasesTest::writingBehind);
        broken.finds(FAILURE_AND_REBALANCE, "no-stale-overwrite", 144);
        revisions()
                .consumer(COOPERATIVE, outside -> (One) each -> upsert(outside, each))
                .survivesAllPairs();
    }

    /** Nobody else is in the group, so only a process of the same instance can succeed it. */
    @Test
    void aStaticMemberWhoseInstanceWasStartedAnewWritesLate() {
        UnaryOperator<GroupSettings> single = each -> each.members(1).instances(List.of("a"));
        Study broken = revisions().consumer(single, outside -> (One) each -> write(outside, each));
        broken.finds(Study.only(FaultKind.STALL, 1), "no-zombie-effect", 12);
        revisions()
                .consumer(single, outside -> (One) each -> outside.absorber().put(id(each), value(each)))
                .survivesAllPairs();
    }

    @Test
    void aDynamicMemberThatIsAloneHasNobodyToSucceedIt() {
        revisions()
                .consumer(each -> each.members(1), outside -> (One) each -> write(outside, each))
                .survives(Study.only(FaultKind.STALL, 2), "no-stale-overwrite");
    }

    @Test
    void aMemberFencedUnderTheConsumerProtocolWritesLate() {
        UnaryOperator<GroupSettings> consumer = each -> each.protocol(Protocol.CONSUMER);
        Study broken = revisions().consumer(consumer, outside -> (One) each -> write(outside, each));
        broken.finds(Study.only(FaultKind.STALL, 1), "no-zombie-effect", 8);
        revisions()
                .consumer(consumer, outside -> (One) each -> outside.absorber().put(id(each), value(each)))
                .survivesAllPairs();
    }
}
