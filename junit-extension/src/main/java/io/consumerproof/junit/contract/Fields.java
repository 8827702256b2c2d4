package io.consumerproof.junit.contract;

import io.consumerproof.scenario.Unmodeled;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** A section's mapping, read key by key; whatever is not as it has to be becomes a problem and then counts as absent. */
final class Fields {

    private final Reading reading;
    private final String section;
    private final Mapping mapping;

    private Fields(Reading reading, String section, Mapping mapping) {
        this.reading = reading;
        this.section = section;
        this.mapping = mapping;
    }

    /** The fields of {@code node}; unknown keys are problems. */
    static Fields of(Reading reading, String section, Node node) {
        if (!(node instanceof Mapping)) {
            String allowed = Spelling.list(Vocabulary.keys(section));
            reading.problem(node, wrongType(section, node, "a mapping with " + allowed));
            return new Fields(reading, section, new Mapping(node.place(), List.of()));
        }
        Fields fields = new Fields(reading, section, (Mapping) node);
        ((Mapping) node).entries().forEach(fields::requireKnown);
        return fields;
    }

    /** How a wrong type is told: {@code 'members' is the text 'two', allowed is a whole number from 1}. */
    static String wrongType(String name, Node found, String allowed) {
        return "wrong type: '" + name + "' is " + found.shape() + ", allowed is " + allowed;
    }

    Place place() {
        return mapping.place();
    }

    boolean has(String key) {
        return mapping.get(key) != null;
    }

    @Nullable
    Node node(String key) {
        return mapping.get(key);
    }

    /** The node of a key that must be there; null, and a problem, if it is not. */
    @Nullable
    Node required(String key) {
        Node node = mapping.get(key);
        if (node == null) {
            reading.problem(place(), "'" + key + "' is missing in '" + section + "'; add '" + key + ": …'");
        }
        return node;
    }

    /** A text; null if absent. */
    @Nullable
    String text(String key) {
        Node node = mapping.get(key);
        return node == null ? null : text(reading, key, node);
    }

    /** A text; null, and a problem, if absent. */
    @Nullable
    String requiredText(String key) {
        Node node = required(key);
        return node == null ? null : text(reading, key, node);
    }

    /** The text that {@code node} is, never blank; null, and a problem, if it is not. */
    static @Nullable String text(Reading reading, String name, Node node) {
        if (node instanceof Scalar && ((Scalar) node).isText()) {
            String text = ((Scalar) node).text();
            if (!text.isBlank()) {
                return text;
            }
            reading.problem(node, "'" + name + "' is blank; write a text");
            return null;
        }
        boolean quotable = node instanceof Scalar && !((Scalar) node).isNull();
        String cure = quotable ? "; put it in quotes: '" + ((Scalar) node).text() + "'" : "";
        reading.problem(node, wrongType(name, node, "text") + cure);
        return null;
    }

    /** A whole number; {@code otherwise} if absent or wrong. */
    long number(String key, long least, long most, long otherwise) {
        Node node = mapping.get(key);
        return node == null ? otherwise : number(reading, key, node, least, most, otherwise);
    }

    /** The whole number that {@code node} is; {@code otherwise}, and a problem, if it is not in the range. */
    static long number(Reading reading, String name, Node node, long least, long most, long otherwise) {
        String allowed = most == Long.MAX_VALUE
                ? "a whole number from " + least
                : "a whole number from " + least + " to " + most;
        if (!(node instanceof Scalar) || ((Scalar) node).kind() != Scalar.Kind.INTEGER) {
            reading.problem(node, wrongType(name, node, allowed));
            return otherwise;
        }
        try {
            long number = Long.parseLong(((Scalar) node).text());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException beyondLong) {
            reading.problem(node, "'" + name + "' is " + ((Scalar) node).text() + ", allowed is " + allowed);
            return otherwise;
        }
        reading.problem(node, "'" + name + "' is " + ((Scalar) node).text() + ", allowed is " + allowed);
        return otherwise;
    }

    /** A duration; {@code otherwise} if absent or wrong. */
    Duration duration(String key, Duration otherwise) {
        Node node = mapping.get(key);
        if (node == null) {
            return otherwise;
        }
        Optional<Duration> duration =
                node instanceof Scalar ? DurationText.parse(((Scalar) node).text()) : Optional.empty();
        if (duration.isEmpty()) {
            reading.problem(node, wrongType(key, node, DurationText.ALLOWED));
        }
        return duration.orElse(otherwise);
    }

    /**
     * One of several values, each written as it prints; {@code otherwise}, and perhaps a problem, if it is none.
     *
     * @param what the kind of value, for messages: {@code commit mode}
     */
    <T> T one(String key, String what, List<T> values, T otherwise) {
        Node node = mapping.get(key);
        String text = node == null ? null : text(reading, key, node);
        return node == null || text == null ? otherwise : one(reading, key, what, node, text, values, otherwise);
    }

    private static <T> T one(
            Reading reading, String key, String what, Node node, String text, List<T> values, T otherwise) {
        Optional<Unmodeled> unmodeled = Unmodeled.spelled(key + ": " + text);
        Optional<T> named =
                values.stream().filter(each -> each.toString().equals(text)).findFirst();
        if (unmodeled.isPresent()) {
            reading.problem(node, unmodeled.get().sentence());
        } else if (named.isEmpty()) {
            List<String> known = values.stream()
                    .map(Object::toString)
                    .filter(each -> Unmodeled.spelled(key + ": " + each).isEmpty())
                    .toList();
            reading.problem(
                    node,
                    "unknown " + what + " '" + text + "', allowed are " + Spelling.list(known)
                            + Spelling.hint(text, known));
        }
        return named.orElse(otherwise);
    }

    /** A duration above 0; {@code otherwise} if absent or wrong. */
    Duration positive(String key, Duration otherwise) {
        Duration duration = duration(key, otherwise);
        Node node = mapping.get(key);
        if (node != null && duration.isZero()) {
            reading.problem(node, "'" + key + "' is " + node.shape() + ", it must be above 0");
            return otherwise;
        }
        return duration;
    }

    /** A size in bytes; {@code otherwise} if absent or wrong. */
    long size(String key, long otherwise) {
        Node node = mapping.get(key);
        if (node == null) {
            return otherwise;
        }
        OptionalLong bytes = node instanceof Scalar ? SizeText.parse(((Scalar) node).text()) : OptionalLong.empty();
        if (bytes.isEmpty()) {
            reading.problem(node, wrongType(key, node, SizeText.ALLOWED));
        }
        return bytes.orElse(otherwise);
    }

    /** {@code true} or {@code false}; {@code otherwise} if absent or wrong. */
    boolean flag(String key, boolean otherwise) {
        Node node = mapping.get(key);
        if (node == null) {
            return otherwise;
        }
        if (node instanceof Scalar && ((Scalar) node).kind() == Scalar.Kind.BOOLEAN) {
            return Boolean.parseBoolean(((Scalar) node).text());
        }
        reading.problem(node, wrongType(key, node, "'true' or 'false'"));
        return otherwise;
    }

    /** The items of a list; none if absent, and a problem if it is no list. */
    List<Node> items(String key, String allowed) {
        Node node = mapping.get(key);
        if (node instanceof Sequence) {
            return ((Sequence) node).items();
        }
        if (node != null) {
            reading.problem(node, wrongType(key, node, allowed));
        }
        return List.of();
    }

    private void requireKnown(Entry entry) {
        List<String> known = Vocabulary.keys(section);
        String key = entry.key();
        Optional<Unmodeled> unmodeled =
                Unmodeled.spelled(section.equals(Vocabulary.CONTRACT) ? key : section + "." + key);
        if (unmodeled.isPresent()) {
            reading.problem(entry.place(), unmodeled.get().sentence());
            return;
        }
        if (known.contains(key)) {
            return;
        }
        reading.problem(
                entry.place(),
                "unknown key '" + key + "' in '" + section + "', allowed are " + Spelling.list(known)
                        + hint(key, known));
    }

    private String hint(String key, List<String> known) {
        String near = Spelling.hint(key, known);
        List<String> elsewhere = Vocabulary.sectionsWith(key, section);
        return near.isEmpty() && !elsewhere.isEmpty() ? "; it belongs into " + Spelling.list(elsewhere) : near;
    }
}
