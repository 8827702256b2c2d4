package io.consumerproof.junit.contract;

import java.util.List;

/** Sections of contracts, good and bad; what a section does not say is filled in. */
final class ShapeExamples {

    static final List<String> GOOD = List.of(
            "",
            "topics: {orders: {partitions: 3}, others: {}, open: }",
            "topics: {}",
            "consumer: {class: com.acme.TextNotifier, method: on, group: g, members: 1, commit: auto}",
            "consumer: {class: com.acme.TextNotifier, method: on, assignor: roundrobin}",
            "consumer: {class: com.acme.TextNotifier, method: on, assignor: sticky}",
            "consumer: {class: com.acme.TextNotifier, method: on, isolation: read-uncommitted, handling: 5ms}",
            "consumer: {class: com.acme.TextNotifier, method: on, on-failure: {attempts: 2, backoff: 1s, then: block}}",
            "consumer: {class: com.acme.TextNotifier, method: on, on-failure: {then: {dead-letter: dlt}}}",
            "consumer: {factory: com.acme.NotifierFactory}",
            "consumer: {factory: 'com.acme.NotifierFactory::forMailer'}",
            "value: {deserializer: com.acme.OrderDeserializer}",
            "event: {id: /id, revision: 'header:revision'}",
            "world: {ports: [com.acme.Mailer, {type: com.acme.Psp, idempotent-by: paymentId}]}",
            "world: {ports: [com.acme.Mailer], database: {url: 'jdbc:h2:mem:shapes', schema: schema.sql,"
                    + " ignore: ['*.revision']}, state: [{table: orders, key: order_id, revision: revision}]}",
            "records: [{topic: orders, partition: 1, gap: 3}, {file: captured.jsonl}]",
            "records: [{topic: orders, key: '', raw: ''}, {topic: orders, key-base64: YQ, base64: YWI=, at: 3d}]",
            "records: [{topic: orders, value: null, headers: {a: x, b: null, c: {base64: AA==}}}]",
            "records: [{topic: orders, value: [1, {two: 2.5}]}]",
            "gaps: none",
            "faults: {}",
            "faults: {crash: 2, late-event: 0, together: 3}",
            "faults: [crash, {stall: before-handling, record: orders-0@12, member: 1}, {stop: before-poll, member: member-2}]",
            "checks: [idempotency, {lag-drains: {vacuous: allowed}}, {same-state: {}}]",
            "search: {budget: 0s, limit: 10m, sample: 5, seed: 3}");

    static final List<String> BAD = List.of(
            "contract: 7",
            "contract: 'a/b'",
            "contract: ' '",
            "surprise: 1",
            "topics: [orders]",
            "topics: {orders: {partitions: 0}}",
            "topics: {orders: {partitions: '2'}}",
            "topics: {orders: {size: 2}}",
            "consumer: com.acme.TextNotifier",
            "consumer: {}",
            "consumer: {class: com.acme.TextNotifier}",
            "consumer: {class: com.acme.TextNotifier, method: on, factory: com.acme.NotifierFactory}",
            "consumer: {factory: com.acme.NotifierFactory, method: get}",
            "consumer: {class: com.acme.TextNotifier, method: on, members: 0}",
            "consumer: {class: com.acme.TextNotifier, method: on, commit: sometimes}",
            "consumer: {class: com.acme.TextNotifier, method: on, assignor: random}",
            "consumer: {class: com.acme.TextNotifier, method: on, assignor: uniform}",
            "consumer: {class: com.acme.TextNotifier, method: on, isolation: serializable}",
            "consumer: {class: com.acme.TextNotifier, method: on, handling: 5}",
            "consumer: {class: com.acme.TextNotifier, method: on, on-failure: {then: dead-letter}}",
            "consumer: {class: com.acme.TextNotifier, method: on, on-failure: {then: {dead-letter: ''}}}",
            "consumer: {class: com.acme.TextNotifier, method: on, on-failure: {attempts: 0}}",
            "value: {}",
            "value: com.acme.OrderDeserializer",
            "event: {id: id}",
            "event: {id: 'header:'}",
            "world: {ports: com.acme.Mailer}",
            "world: {ports: [com.acme.Mailer, {idempotent-by: to}]}",
            "world: {ports: [com.acme.Mailer], database: {schema: schema.sql}}",
            "world: {ports: [com.acme.Mailer], state: [{table: orders}]}",
            "records: []",
            "records: {topic: orders}",
            "records: [orders]",
            "records: [{topic: orders}]",
            "records: [{value: 1}]",
            "records: [{topic: orders, value: 1, raw: a}]",
            "records: [{topic: orders, key: a, key-base64: YQ==, value: 1}]",
            "records: [{topic: orders, key: 1, value: 1}]",
            "records: [{topic: orders, base64: '***'}]",
            "records: [{topic: orders, partition: -1, value: 1}]",
            "records: [{topic: orders, value: 1, at: yesterday}]",
            "records: [{topic: orders, value: 1, headers: {a: 1}}]",
            "records: [{topic: orders, gap: 2}]",
            "records: [{topic: orders, partition: 0, gap: 0}]",
            "records: [{topic: orders, partition: 0, gap: 2, value: 1}]",
            "records: [{file: captured.jsonl, topic: orders}]",
            "gaps: some",
            "faults: all",
            "faults: {crash: many}",
            "faults: {earthquake: 1}",
            "faults: [earthquake]",
            "faults: [{crash: somewhere}]",
            "faults: [{record: orders-0@1}]",
            "faults: [{crash: before-handling, stall: before-handling}]",
            "faults: [{crash: before-handling, record: orders}]",
            "faults: [{crash: before-handling, member: first}]",
            "faults: [{crash: before-handling, offset: 1}]",
            "checks: []",
            "checks: idempotency",
            "checks: [happiness]",
            "checks: [{idempotency: {vacuous: denied}}]",
            "checks: [{idempotency: {}, same-state: {}}]",
            "search: {budget: 2}",
            "search: {seed: -1}",
            "search: {depth: 3}");

    /** Classes, methods, topics, files, columns and duplicate keys: no schema sees them. */
    static final List<String> READER_ALONE = List.of(
            "consumer: {class: com.acme.Nowhere, method: on}",
            "consumer: {class: com.acme.TextNotifier, method: nowhere}",
            "consumer: {factory: 'com.acme.NotifierFactory::nowhere'}",
            "value: {deserializer: com.acme.Nowhere}",
            "world: {ports: [com.acme.Tracer]}",
            "world: {ports: [com.acme.Mailer, {type: com.acme.Psp, idempotent-by: nowhere}]}",
            "world: {ports: [com.acme.Mailer], database: {url: 'jdbc:nowhere'}}",
            "world: {ports: [com.acme.Mailer], database: {url: 'jdbc:h2:mem:shapes', schema: nowhere.sql}}",
            "world: {ports: [com.acme.Mailer], database: {url: 'jdbc:h2:mem:shapes', schema: schema.sql,"
                    + " ignore: [orders.nowhere]}}",
            "topics: {others: {}}",
            "topics: {orders: {partitions: 1}}\nrecords: [{topic: orders, partition: 1, value: 1}]",
            "records: [{file: nowhere.jsonl}]",
            "faults: [{crash: before-handling, record: nowhere-0@1}]",
            "gaps: none\ngaps: none");

    private ShapeExamples() {}

    /** A contract that says {@code sections}. */
    static String contract(String sections) {
        String name = sections.startsWith("contract:") ? "" : "contract: shape\n";
        String consumer =
                sections.contains("consumer:") ? "" : "consumer: {class: com.acme.TextNotifier, method: on}\n";
        String world = sections.contains("world:") ? "" : "world: {ports: [com.acme.Mailer]}\n";
        String records = sections.contains("records:") ? "" : "records: [{topic: orders, key: o-1, value: {id: e1}}]\n";
        return name + consumer + world + records + sections + "\n";
    }
}
