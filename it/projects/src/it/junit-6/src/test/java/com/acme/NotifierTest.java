package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.consumerproof.junit.jupiter.StreamTest;
import io.consumerproof.junit.jupiter.Topic;
import io.consumerproof.junit.jupiter.VirtualLog;
import java.util.TreeSet;
import java.util.Set;

class NotifierTest {

    @StreamTest
    @Topic(name = "payments", partitions = 2)
    void everybodyIsTold(VirtualLog log) {
        Set<String> told = new TreeSet<>();
        log.group("notifier").members(2, () -> new Notifier((eventId, order) -> told.add(order))::on);
        log.append("payments", "o-1", new OrderPaid("e1", "o-1")).append("payments", "o-2", new OrderPaid("e2", "o-2"));
        log.drain();
        assertEquals(Set.of("o-1", "o-2"), told);
    }
}
