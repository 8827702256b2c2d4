package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.value;

import io.consumerproof.scenario.Delivery;

/** The log that designs are judged over, and how its values are read. */
final class Traffic {

    private Traffic() {}

    /** Values are {@code event:revision}. */
    static Study traffic() {
        return Study.orders(2)
                .record(0, "o-1", "e1:1")
                .record(0, "o-1", "e2:2")
                .record(1, "o-2", "e3:1")
                .event(each -> each.value() == null
                        ? java.util.Optional.empty()
                        : java.util.Optional.of(each.value().toString().split(":", 2)[0]));
    }

    /** For several groups, whose pairs of faults are many. */
    static Study little() {
        return Study.orders(1).record(0, "o-1", "e1:1");
    }

    static String event(Delivery delivery) {
        return value(delivery).split(":", 2)[0];
    }

    static long revision(Delivery delivery) {
        return Long.parseLong(value(delivery).split(":", 2)[1]);
    }
}
