package io.consumerproof.junit.contract;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.scenario.Append;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code records}: the log in the order of appending. */
final class RecordsSection {

    private static final List<String> VALUES = List.of("value", "raw", "base64");
    private static final List<String> GAP_KEYS = List.of("topic", "partition", "gap");

    private final Reading reading;
    private final Topics topics;
    private final List<Append> appends = new ArrayList<>();

    private RecordsSection(Reading reading, Topics topics) {
        this.reading = reading;
        this.topics = topics;
    }

    static List<Append> read(Reading reading, @Nullable Node node, Topics topics) {
        RecordsSection section = new RecordsSection(reading, topics);
        if (node instanceof Sequence) {
            ((Sequence) node).items().forEach(section::item);
            if (((Sequence) node).items().isEmpty()) {
                reading.problem(
                        node, "'records' is an empty list, nothing would be judged; add '{topic: …, value: …}'");
            }
        } else if (node != null) {
            reading.problem(
                    node, Fields.wrongType("records", node, "a list such as '[{topic: orders, value: {id: e1}}]'"));
        }
        return section.appends;
    }

    private void item(Node item) {
        int before = reading.problems().count();
        Fields fields = Fields.of(reading, "records", item);
        if (!(item instanceof Mapping)) {
            return;
        }
        if (fields.has("file")) {
            file(fields, (Mapping) item);
            return;
        }
        String topic = fields.requiredText("topic");
        int number = (int) fields.number("partition", 0, 999, -1);
        Integer partition = number < 0 ? null : Integer.valueOf(number);
        Append append =
                fields.has("gap") ? gap(fields, (Mapping) item, topic, partition) : record(fields, topic, partition);
        Node at = fields.node("topic");
        if (topic != null && at != null) {
            topics.use(
                    reading,
                    topic,
                    fields.has("gap") && partition == null ? Integer.valueOf(0) : partition,
                    at.place());
            if (append != null && append.key() == null && append.gap() == 0) {
                topics.useWithoutKey(reading, topic, at.place());
            }
        }
        if (append != null && reading.problems().count() == before) {
            appends.add(append);
        }
    }

    private void file(Fields fields, Mapping item) {
        alone(item, List.of("file"), "file");
        String name = fields.text("file");
        Node at = fields.node("file");
        if (name != null && at != null) {
            appends.addAll(new RecordFile(reading, topics, appends).read(name, at));
        }
    }

    private @Nullable Append gap(Fields fields, Mapping item, @Nullable String topic, @Nullable Integer partition) {
        alone(item, GAP_KEYS, "gap");
        int count = (int) fields.number("gap", 1, 1_000_000_000, 1);
        if (partition == null && !fields.has("partition")) {
            reading.problem(fields.place(), "a gap needs its partition; add 'partition: 0'");
        }
        return topic == null || partition == null ? null : Append.gap(topic, partition, count);
    }

    /** Tells keys that make no sense beside {@code key}. */
    private void alone(Mapping item, List<String> together, String key) {
        for (Entry entry : item.entries()) {
            if (!together.contains(entry.key()) && Vocabulary.keys("records").contains(entry.key())) {
                reading.problem(
                        entry.place(),
                        "'" + entry.key() + "' does not go with '" + key + "'; move it to an item of its own");
            }
        }
    }

    private @Nullable Append record(Fields fields, @Nullable String topic, @Nullable Integer partition) {
        List<String> given = VALUES.stream().filter(fields::has).toList();
        if (given.isEmpty()) {
            reading.problem(
                    fields.place(), "a record needs 'value', 'raw' or 'base64'; write 'value: null' for a tombstone");
        } else if (given.size() > 1) {
            reading.problem(fields.place(), Spelling.list(given) + " exclude each other; keep one of them");
        }
        if (fields.has("key") && fields.has("key-base64")) {
            reading.problem(fields.place(), "'key' and 'key-base64' exclude each other; keep one of them");
        }
        Bytes key = bytes(fields, "key");
        Bytes keyBytes = key == null ? bytes(fields, "key-base64") : key;
        Bytes value = value(fields);
        List<Header> headers = HeaderList.read(reading, fields.node("headers"));
        long millis = -fields.duration("at", Duration.ZERO).toMillis();
        return topic == null ? null : new Append(topic, partition, keyBytes, value, headers, millis, 0);
    }

    private @Nullable Bytes value(Fields fields) {
        Node value = fields.node("value");
        if (value != null) {
            boolean tombstone = value instanceof Scalar && ((Scalar) value).isNull();
            return tombstone ? null : Bytes.utf8(CanonicalJson.of(value));
        }
        Bytes raw = bytes(fields, "raw");
        return raw == null ? bytes(fields, "base64") : raw;
    }

    /** The bytes of a text or base64 key; null if absent. An empty text is no bytes, which is not the same as none. */
    private @Nullable Bytes bytes(Fields fields, String key) {
        Node node = fields.node(key);
        if (node == null) {
            return null;
        }
        boolean empty = node instanceof Scalar
                && ((Scalar) node).isText()
                && ((Scalar) node).text().isBlank();
        String text = empty ? ((Scalar) node).text() : Fields.text(reading, key, node);
        if (text == null) {
            return null;
        }
        return key.endsWith("base64") ? EncodedBytes.base64(reading, key, text, node) : Bytes.utf8(text);
    }
}
