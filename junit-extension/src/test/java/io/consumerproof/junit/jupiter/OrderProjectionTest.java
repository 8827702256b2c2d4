package io.consumerproof.junit.jupiter;

import static io.consumerproof.junit.jupiter.OrderEvent.created;
import static io.consumerproof.junit.jupiter.OrderEvent.paid;
import static org.assertj.core.api.Assertions.assertThat;

class OrderProjectionTest {

    @StreamTest
    @Topic(name = "orders", partitions = 2)
    void everyOrderIsBilledOnce(VirtualLog log) {
        var ledger = new Ledger(); // survives a crash
        log.group("billing").members(2, () -> new OrderProjection(ledger)::on); // dies with it
        log.append("orders", "o-1", created("e1")).append("orders", "o-1", paid("e2"));
        log.drain();
        assertThat(ledger.balance("o-1")).isEqualTo(50);
    }
}
