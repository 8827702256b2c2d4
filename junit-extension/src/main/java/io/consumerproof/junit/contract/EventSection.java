package io.consumerproof.junit.contract;

import io.consumerproof.check.EventFields;
import io.consumerproof.history.LogRecord;
import io.consumerproof.scenario.Append;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * {@code event}: where the id and the revision of an event are.
 *
 * @param idField null where none is declared
 * @param revisionField null where none is declared
 */
record EventSection(@Nullable EventField idField, @Nullable EventField revisionField) implements EventFields {

    static EventSection read(Reading reading, @Nullable Node node) {
        if (node == null) {
            return new EventSection(null, null);
        }
        Fields fields = Fields.of(reading, "event", node);
        return new EventSection(
                field(reading, fields, "id").orElse(null),
                field(reading, fields, "revision").orElse(null));
    }

    @Override
    public Optional<String> id(LogRecord record) {
        return idField == null ? Optional.empty() : idField.of(record);
    }

    @Override
    public Optional<String> revision(LogRecord record) {
        return revisionField == null ? Optional.empty() : revisionField.of(record);
    }

    /** What is declared and in none of {@code records}: a slip of the pen leaves what needs it without anything to judge. */
    List<String> missing(List<Append> records) {
        List<String> missing = new ArrayList<>();
        if (idField != null && isNowhere(idField, records)) {
            missing.add("no record has an event id at '" + idField + "'");
        }
        if (revisionField != null && isNowhere(revisionField, records)) {
            missing.add("no record has a revision at '" + revisionField + "'");
        }
        return missing;
    }

    private static boolean isNowhere(EventField field, List<Append> records) {
        return records.stream()
                .allMatch(each -> field.in(each.value(), each.headers()).isEmpty());
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
