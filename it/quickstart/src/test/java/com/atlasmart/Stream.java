package com.atlasmart;

import com.atlasmart.orders.OrderEvent;
import com.atlasmart.orders.OrderEventType;
import io.consumerproof.junit.jupiter.VirtualLog;
import io.consumerproof.scenario.OnFailure;
import java.time.Duration;

/** AtlasMart's stream: a poison record, an event sent twice, a late revision. */
final class Stream {

    /** Three attempts, then the dead-letter topic. */
    static final OnFailure POLICY = new OnFailure(3, Duration.ofMillis(100), OnFailure.Then.DEAD_LETTER, "orders.dlt");

    private Stream() {}

    static void append(VirtualLog log) {
        log.append("orders", 0, "o-1", created("e1", "o-1", 5000))
                .append("orders", 0, "o-1", paid("e2", "o-1", 2, 5000))
                .append("orders", 0, "o-4", created("e3", "o-4", 2000))
                .append("orders", 0, "o-1", paid("e2", "o-1", 2, 5000))
                .append("orders", 1, "o-2", created("e4", "o-2", 3000))
                .append("orders", 1, "o-3", "not an event")
                .append("orders", 1, "o-2", paid("e5", "o-2", 3, 2000))
                .append("orders", 1, "o-2", paid("e6", "o-2", 2, 500));
    }

    private static OrderEvent created(String id, String order, long cents) {
        return new OrderEvent(id, OrderEventType.CREATED, order, 1, cents);
    }

    private static OrderEvent paid(String id, String order, long revision, long cents) {
        return new OrderEvent(id, OrderEventType.PAID, order, revision, -cents);
    }
}
