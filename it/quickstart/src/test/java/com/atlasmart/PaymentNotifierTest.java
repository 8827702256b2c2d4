package com.atlasmart;

import static org.assertj.core.api.Assertions.assertThat;

import com.atlasmart.notifications.Mailer;
import com.atlasmart.notifications.PaymentNotifier;
import io.consumerproof.junit.jupiter.Checks;
import io.consumerproof.junit.jupiter.Search;
import io.consumerproof.junit.jupiter.StreamTest;
import io.consumerproof.junit.jupiter.Topic;
import io.consumerproof.junit.jupiter.VirtualLog;

class PaymentNotifierTest {

    @StreamTest
    @Topic(name = "orders", partitions = 2)
    @Topic(name = "orders.dlt", partitions = 2)
    @Checks({"no-lost-effect", "no-duplicate-effect", "poison-contained"})
    @Search(budget = "500ms")
    void everyPaymentGetsOneReceipt(VirtualLog log) {
        Mailer mailer = log.port(Mailer.class, "eventId");
        log.group("notifier").members(2, () -> new PaymentNotifier(mailer)::on).onFailure(Stream.POLICY);
        Stream.append(log);
        log.drain();
        assertThat(log.committed("notifier", "orders", 0)).hasValue(4);
        assertThat(log.committed("notifier", "orders", 1)).hasValue(4);
    }
}
