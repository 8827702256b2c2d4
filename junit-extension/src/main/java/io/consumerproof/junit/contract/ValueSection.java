package io.consumerproof.junit.contract;

import io.consumerproof.history.LogRecord;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** {@code value}: how a record's bytes become what the consumer's method takes. */
final class ValueSection {

    private final Reading reading;
    private final @Nullable ValueFormat declared;

    private ValueSection(Reading reading, @Nullable ValueFormat declared) {
        this.reading = reading;
        this.declared = declared;
    }

    static ValueSection read(Reading reading, @Nullable Node node) {
        if (node == null) {
            return new ValueSection(reading, null);
        }
        Fields fields = Fields.of(reading, "value", node);
        String name = fields.requiredText("deserializer");
        Node at = fields.node("deserializer");
        Class<?> type = name == null || at == null ? null : reading.userCode().load(reading, at, name);
        ValueFormat format = type == null || at == null ? null : DeclaredDeserializer.of(reading, type, at);
        return new ValueSection(reading, format == null ? ValueSection::unreadable : format);
    }

    /** Stands for a declared deserialiser that was a problem, so that nothing is told twice. */
    private static ValueReader unreadable() {
        return (topic, value) -> null;
    }

    /** The format for a method that takes {@code type}; null, and a problem at {@code at}, if there is none. */
    @Nullable
    ValueFormat format(Type type, Node at) {
        if (declared != null) {
            return declared;
        }
        if (type == byte[].class || type == LogRecord.class) {
            return () -> (topic, value) -> value;
        }
        if (type == String.class) {
            return () -> (topic, value) -> new String(value, StandardCharsets.UTF_8);
        }
        ValueFormat jackson = ProjectJackson.find(reading.userCode(), type).orElse(null);
        if (jackson != null || RecordBinder.binds(type)) {
            return jackson == null ? new RecordBinder(type) : jackson;
        }
        reading.problem(
                at,
                "nothing deserialises '" + TypeNames.of(type)
                        + "': no Jackson 2 or 3 is on the test class path, and it is no record of simple values; declare"
                        + " 'value: {deserializer: …}'");
        return null;
    }
}
