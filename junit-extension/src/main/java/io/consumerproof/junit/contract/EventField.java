package io.consumerproof.junit.contract;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.history.LogRecord;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where an event's id or revision is: in the value, at a JSON pointer, or in a header. A value that is no JSON has none. */
final class EventField {

    static final String HEADER = "header:";

    private static final int MOST_REMEMBERED = 4096;

    private final String text;
    private final @Nullable JsonPointer pointer;
    private final String header;
    private final Map<Bytes, Optional<String>> remembered = new LinkedHashMap<>();

    private EventField(String text, @Nullable JsonPointer pointer, String header) {
        this.text = text;
        this.pointer = pointer;
        this.header = header;
    }

    /** The field that {@code text} spells; empty if it is neither a pointer nor {@code header:name}. */
    static Optional<EventField> parse(String text) {
        if (text.startsWith(HEADER) && text.length() > HEADER.length()) {
            return Optional.of(new EventField(text, null, text.substring(HEADER.length())));
        }
        return JsonPointer.parse(text).map(pointer -> new EventField(text, pointer, ""));
    }

    /** What the record has there; empty if it has nothing. */
    Optional<String> of(LogRecord record) {
        return in(record.value(), record.headers());
    }

    /** What a record with this value and these headers has there. */
    Optional<String> in(@Nullable Object value, List<Header> headers) {
        if (pointer == null) {
            return headers.stream()
                    .filter(each -> each.name().equals(header) && each.value() != null)
                    .map(each -> String.valueOf(each.value()))
                    .findFirst();
        }
        if (!(value instanceof Bytes)) {
            return Optional.empty();
        }
        if (remembered.size() >= MOST_REMEMBERED) {
            remembered.clear();
        }
        return remembered.computeIfAbsent((Bytes) value, bytes -> at(pointer, bytes));
    }

    /** As contracts spell it. */
    @Override
    public String toString() {
        return text;
    }

    private static Optional<String> at(JsonPointer pointer, Bytes value) {
        try {
            return pointer.in(JsonText.parse(new String(value.toArray(), StandardCharsets.UTF_8), "value", 1));
        } catch (ContractProblemsException noJson) {
            return Optional.empty();
        }
    }
}
