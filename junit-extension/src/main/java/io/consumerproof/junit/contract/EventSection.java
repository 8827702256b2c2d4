package io.consumerproof.junit.contract;

import io.consumerproof.history.LogRecord;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * {@code event}: where the id and the revision of an event are.
 *
 * @param id gives a record's event id; empty where none is declared or the record has none
 * @param revision whether a revision is declared
 */
record EventSection(Function<LogRecord, Optional<String>> id, boolean revision) {

    static EventSection read(Reading reading, @Nullable Node node) {
        if (node == null) {
            return new EventSection(EventField.NONE, false);
        }
        Fields fields = Fields.of(reading, "event", node);
        Optional<EventField> id = field(reading, fields, "id");
        Optional<EventField> revision = field(reading, fields, "revision");
        return new EventSection(id.isPresent() ? id.get() : EventField.NONE, revision.isPresent());
    }

    private static Optional<EventField> field(Reading reading, Fields fields, String key) {
        String text = fields.text(key);
        Node node = fields.node(key);
        if (text == null || node == null) {
            return Optional.empty();
        }
        Optional<EventField> field = EventField.parse(text);
        if (field.isEmpty()) {
            String cure = "; did you mean '/" + text + "'?";
            reading.problem(
                    node, "'" + key + "' is '" + text + "', allowed is a JSON pointer '/name' or 'header:name'" + cure);
        }
        return field;
    }
}
