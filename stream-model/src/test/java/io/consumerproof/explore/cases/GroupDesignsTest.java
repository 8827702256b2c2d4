package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.key;
import static io.consumerproof.explore.cases.One.value;
import static io.consumerproof.explore.cases.Study.every;
import static io.consumerproof.explore.cases.Traffic.event;
import static io.consumerproof.explore.cases.Traffic.little;
import static io.consumerproof.explore.cases.Traffic.revision;
import static io.consumerproof.explore.cases.Traffic.traffic;

import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.OnFailure.Then;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Legitimate designs of several groups, or of one that sends: none of them is called wrong. */
class GroupDesignsTest {

    @Test
    void twoGroupsOnOneTopicWithTablesOfTheirOwn() {
        traffic()
                .consumer("billing", "orders", each -> each.members(1).onFailure(Study.then(Then.SKIP, 1)), outside ->
                        (One) each -> outside.store().put("bills", event(each), key(each)))
                .consumer("shipping", "orders", each -> each.members(1).onFailure(Study.deadLetter(1)), outside ->
                        (One) each -> outside.store().put("parcels", event(each), key(each)))
                .survivesPairs();
    }

    @Test
    void twoGroupsOnOneTopicWithReceiversOfTheirOwn() {
        traffic()
                .consumer("billing", "orders", each -> each.members(1).onFailure(Study.then(Then.SKIP, 1)), outside ->
                        (One) each -> outside.absorber().put("bill " + event(each), key(each)))
                .consumer("shipping", "orders", each -> each.members(1).onFailure(Study.then(Then.BLOCK, 1)), outside ->
                        (One) each -> outside.absorber().put("parcel " + event(each), key(each)))
                .survivesPairs();
    }

    @Test
    void aGroupThatReadsTheDeadLettersOfAnother() {
        little().record(0, "o-3", "poison")
                .consumer("billing", "orders", each -> each.members(1).onFailure(Study.deadLetter(1)), outside ->
                        (One) each -> outside.absorber().put(event(each), key(each) + revision(each)))
                .consumer(
                        "alarms", "orders.dlt", each -> each.members(1).onFailure(Study.then(Then.BLOCK, 3)), outside ->
                                (One) each -> outside.absorber().put("alarm " + value(each), key(each)))
                .survivesPairs();
    }

    @Test
    void aGroupThatKeepsATableOfTheDeadLettersOfAnother() {
        little().record(0, "o-3", "poison")
                .consumer("billing", "orders", each -> each.members(1).onFailure(Study.deadLetter(1)), outside ->
                        (One) each -> outside.absorber().put(event(each), key(each) + revision(each)))
                .consumer(
                        "alarms", "orders.dlt", each -> each.members(1).onFailure(Study.then(Then.BLOCK, 3)), outside ->
                                (One) each -> outside.store().put("alarms", value(each), key(each)))
                .survivesPairs();
    }

    @Test
    void anOutputTopicWhoseReaderAbsorbsRepeats() {
        little().topic("bills", 1)
                .consumer("billing", "orders", each -> each.members(1).onFailure(Study.then(Then.BLOCK, 3)), outside ->
                        (One) each -> outside.sender().send("bills", key(each), value(each)))
                .consumer("printing", "bills", each -> each.members(1).onFailure(Study.then(Then.BLOCK, 3)), outside ->
                        (One) each -> outside.store().put("printed", event(each), key(each)))
                .survives(
                        every(2),
                        "no-lost-effect",
                        "same-state",
                        "commit-not-past-unfinished",
                        "finished-work-committed",
                        "lag-drains",
                        "poison-contained",
                        "attempts-bounded");
    }

    /**
     * The relay comes with the next delivery of its record: one that is blocked for ever between its two transactions, or that the
     * log deletes there, does leave its outbox row. That is no alarm to miss.
     */
    private static FaultBudget withNextDelivery() {
        return every(2).with(FaultKind.HANDLER_FAILURE, 0).with(FaultKind.RETENTION, 0);
    }

    @Test
    void anOutboxWhoseRelayIsTheNextTransaction() {
        traffic()
                .topic("bills", 1)
                .consumer(each -> each.onFailure(Study.then(Then.BLOCK, 3)), outside -> (One) each -> {
                    outside.store().transact(tx -> {
                        if (tx.read("seen", event(each)) == null) {
                            tx.insert("seen", event(each), "1");
                            tx.put("outbox", event(each), key(each));
                        }
                    });
                    if (outside.store().read("outbox", event(each)) != null) {
                        outside.sender().send("bills", key(each), event(each));
                        outside.store().transact(tx -> tx.remove("outbox", event(each)));
                    }
                })
                .survives(
                        withNextDelivery(),
                        "no-lost-effect",
                        "same-state",
                        "commit-not-past-unfinished",
                        "finished-work-committed",
                        "lag-drains");
    }

    @Test
    void aRetryTopicByHand() {
        little().topic("orders.retry", 1)
                .record(0, "o-3", "poison")
                .consumer(
                        each -> each.topics(List.of("orders", "orders.retry")).onFailure(Study.deadLetter(1)),
                        outside -> (One) each -> {
                            try {
                                outside.absorber().put(event(each), key(each) + revision(each));
                            } catch (ArrayIndexOutOfBoundsException cause) {
                                boolean again =
                                        each.record().partition().topic().equals("orders.retry");
                                if (again) {
                                    throw cause;
                                }
                                outside.sender().send("orders.retry", key(each), value(each));
                            }
                        })
                .survives(
                        every(2),
                        "no-lost-effect",
                        "same-state",
                        "commit-not-past-unfinished",
                        "finished-work-committed",
                        "poison-contained",
                        "attempts-bounded",
                        "lag-drains");
    }
}
