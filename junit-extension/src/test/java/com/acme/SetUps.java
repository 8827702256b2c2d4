package com.acme;

import io.consumerproof.junit.jupiter.StreamTest;
import io.consumerproof.junit.jupiter.Topic;
import io.consumerproof.junit.jupiter.VirtualLog;
import io.consumerproof.scenario.OnFailure;
import java.time.Duration;

/** Stream tests that set their log up wrongly, each in one way. */
public final class SetUps {

    private SetUps() {}

    public static class NoTopic {
        @StreamTest
        void body(VirtualLog log) {
            log.append("orders", "o-1", "paid");
        }
    }

    public static class WrongTopic {
        @StreamTest
        @Topic(name = "orders")
        void body(VirtualLog log) {
            log.append("ordres", "o-1", "paid");
        }
    }

    public static class NoGroup {
        @StreamTest
        @Topic(name = "orders")
        void body(VirtualLog log) {
            log.append("orders", "o-1", "paid").drain();
        }
    }

    public static class UnknownKey {
        @StreamTest
        @Topic(name = "orders")
        void body(VirtualLog log) {
            log.port(Psp.class, "paymentid");
        }
    }

    public static class OwnDeadLetters {
        @StreamTest
        @Topic(name = "orders")
        @Topic(name = "audit")
        void body(VirtualLog log) {
            log.group("billing")
                    .topics("orders")
                    .onFailure(new OnFailure(1, Duration.ZERO, OnFailure.Then.DEAD_LETTER, "orders"))
                    .members(1, () -> (String value) -> {});
            log.append("orders", "o-1", "paid").drain();
        }
    }

    public static class OnlyDeadLetters {
        @StreamTest
        @Topic(name = "orders")
        void body(VirtualLog log) {
            log.group("billing")
                    .onFailure(new OnFailure(1, Duration.ZERO, OnFailure.Then.DEAD_LETTER, "orders"))
                    .members(1, () -> (String value) -> {});
            log.append("orders", "o-1", "paid").drain();
        }
    }

    public static class OwnException {
        @StreamTest
        @Topic(name = "orders")
        void body(VirtualLog log) {
            throw new IllegalArgumentException("the price list is empty");
        }
    }

    public static class WrongAnnotation {
        @StreamTest
        @Topic(name = "orders", partitions = 0)
        void body(VirtualLog log) {
            log.append("orders", "o-1", "paid").drain();
        }
    }
}
