package io.consumerproof.junit.contract;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.Append;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A file of captured records, a JSON object a line. Offsets that jump become gaps; timestamps keep their distances, the newest
 * becomes the start of the run.
 */
final class RecordFile {

    private static final int MOST_PROBLEMS = 20;

    /** More than any log has seen: offsets that are read wrong are told, not gone to. */
    private static final long MOST_OFFSET = 1_000_000_000_000L;

    private final Reading reading;
    private final Topics topics;
    private final CapturedOffsets offsets;
    private final List<Append> appends = new ArrayList<>();
    private long newestMillis = Long.MIN_VALUE;

    /** Records that follow {@code before} in their log. */
    RecordFile(Reading reading, Topics topics, List<Append> before) {
        this.reading = reading;
        this.topics = topics;
        this.offsets = new CapturedOffsets(before);
    }

    /** The records and gaps of the file that {@code at} names; lines that are no record are problems at their own places. */
    List<Append> read(String name, Node at) {
        String text = reading.text("records file", name, at);
        String file = reading.spelled(name);
        if (text == null) {
            return List.of();
        }
        reading.content().add(name, text);
        int before = reading.problems().count();
        List<String> lines = text.lines().toList();
        for (int line = 1; line <= lines.size(); line++) {
            if (!lines.get(line - 1).isBlank()) {
                line(lines.get(line - 1), file, line);
            }
            if (reading.problems().count() - before >= MOST_PROBLEMS && line < lines.size()) {
                reading.problem(
                        new Place(file, line + 1, 1), "too many problems above; the rest of the file was not read");
                break;
            }
        }
        if (appends.isEmpty() && reading.problems().count() == before) {
            reading.problem(at, "records file '" + file + "' has no records; write a JSON object a line");
        }
        return appends.stream().map(this::dated).toList();
    }

    private Append dated(Append append) {
        boolean undated = append.gap() > 0 || append.timestampMillis() == Long.MIN_VALUE;
        return append.at(undated ? 0 : append.timestampMillis() - newestMillis);
    }

    private void line(String line, String file, int number) {
        int before = reading.problems().count();
        try {
            Node node = JsonText.parse(line, file, number);
            Fields fields = Fields.of(reading, "record file", node);
            Append append = node instanceof Mapping ? record(fields) : null;
            if (append != null && reading.problems().count() == before) {
                appends.add(append);
            }
        } catch (ContractProblemsException malformed) {
            malformed.problems().forEach(each -> reading.problem(each.place(), each.sentence()));
        }
    }

    private @Nullable Append record(Fields fields) {
        String topic = fields.requiredText("topic");
        int number = (int) fields.number("partition", 0, 999, -1);
        Integer partition = number < 0 ? null : Integer.valueOf(number);
        Bytes key = fields.has("key") ? EncodedBytes.read(reading, "key", present(fields, "key")) : null;
        Node value = fields.required("value");
        Bytes valueBytes = value == null ? null : value(value);
        long millis = fields.number("timestamp", 0, Long.MAX_VALUE, Long.MIN_VALUE);
        newestMillis = Math.max(newestMillis, millis);
        Node at = fields.node("topic");
        if (topic == null || at == null) {
            return null;
        }
        topics.use(reading, topic, partition, at.place());
        if (key == null) {
            topics.useWithoutKey(reading, topic, at.place());
        }
        offset(fields, topic, partition);
        return new Append(
                topic, partition, key, valueBytes, HeaderList.read(reading, fields.node("headers")), millis, 0);
    }

    private static Node present(Fields fields, String key) {
        Node node = fields.node(key);
        return node == null ? new Scalar(fields.place(), Scalar.Kind.NULL, "null") : node;
    }

    private @Nullable Bytes value(Node value) {
        boolean text = value instanceof Scalar && (((Scalar) value).isText() || ((Scalar) value).isNull());
        return text || EncodedBytes.isBase64(value)
                ? EncodedBytes.read(reading, "value", value)
                : Bytes.utf8(CanonicalJson.of(value));
    }

    private void offset(Fields fields, String topic, @Nullable Integer partition) {
        Node at = fields.node("offset");
        if (partition == null) {
            if (at != null) {
                reading.problem(at, "'offset' without 'partition'; add the partition, or leave out the offset");
            }
            return;
        }
        if (at != null) {
            topics.useOwnOffsets();
        }
        TopicPartition place = new TopicPartition(topic, partition);
        long offset = fields.number("offset", 0, MOST_OFFSET, -1);
        long next = offsets.next(place, offset);
        if (at != null && offset >= 0 && offset < next) {
            reading.problem(
                    at,
                    "offset " + offset + " of " + place + " was taken, the next free one is " + next
                            + "; sort the file by offset");
            return;
        }
        for (long left = Math.max(offset, next) - next; left > 0; left -= Integer.MAX_VALUE) {
            appends.add(Append.gap(topic, partition, (int) Math.min(left, Integer.MAX_VALUE)));
        }
        offsets.taken(place, Math.max(offset, next));
    }
}
