package com.atlasmart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes what a capture of a busy minute looks like: a thousand order events in four partitions, orders opened and paid in one or
 * several payments, ids and revisions in order. The same text on every machine.
 */
final class CapturedEvents {

    private static final int EVENTS = 1_000;
    private static final int PARTITIONS = 4;
    private static final int OPEN_AT_LEAST = 5;

    private final List<Order> open = new ArrayList<>();
    private final Map<Integer, Long> nextOffsets = new HashMap<>();
    private long random = 20_260_101;
    private long timestampMillis = 1_767_225_600_000L;
    private int orders;

    private CapturedEvents() {}

    /** One JSON object a line, as {@code records: [{file: …}]} takes it. */
    static String text() {
        CapturedEvents events = new CapturedEvents();
        StringBuilder lines = new StringBuilder();
        for (int number = 1; number <= EVENTS; number++) {
            lines.append(events.line(number)).append('\n');
        }
        return lines.toString();
    }

    private String line(int number) {
        timestampMillis += 50 + below(400);
        Order order = open.size() < OPEN_AT_LEAST || below(10) < 3 ? create() : open.get(below(open.size()));
        long cents = order.next(below(2) == 0);
        if (order.owed == 0) {
            open.remove(order);
        }
        int partition = order.number % PARTITIONS;
        long offset = nextOffsets.merge(partition, 1L, Long::sum) - 1;
        return "{\"topic\":\"orders\",\"partition\":" + partition + ",\"offset\":" + offset + ",\"timestamp\":"
                + timestampMillis + ",\"key\":\"o-" + order.number + "\",\"value\":{\"id\":\"e" + number
                + "\",\"type\":\"" + (cents > 0 ? "CREATED" : "PAID") + "\",\"order\":\"o-" + order.number
                + "\",\"revision\":" + order.revision + ",\"cents\":" + cents + "}}";
    }

    private Order create() {
        orders++;
        Order order = new Order(orders, 1_000 + 100L * below(90));
        open.add(order);
        return order;
    }

    /** A linear congruential generator: the same numbers wherever it runs. */
    private int below(int bound) {
        random = random * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
        return (int) ((random >>> 33) % bound);
    }

    private static final class Order {
        private final int number;
        private final long price;
        private long owed;
        private int revision;

        Order(int number, long price) {
            this.number = number;
            this.price = price;
        }

        /** What the order's next event adds to its balance: the price, then all or half of what is owed. */
        long next(boolean all) {
            revision++;
            long cents = revision == 1 ? price : all ? -owed : -(owed + 1) / 2;
            owed += cents;
            return cents;
        }
    }
}
