package io.consumerproof.junit.contract;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A path into a JSON value, as RFC 6901 writes it.
 *
 * @param steps the unescaped reference tokens; empty: the whole value
 */
record JsonPointer(List<String> steps) {

    /** The pointer that {@code text} spells, or empty if it does not begin with '/'. */
    static Optional<JsonPointer> parse(String text) {
        if (!text.startsWith("/")) {
            return Optional.empty();
        }
        return Optional.of(new JsonPointer(Arrays.stream(text.substring(1).split("/", -1))
                .map(step -> step.replace("~1", "/").replace("~0", "~"))
                .toList()));
    }

    /** The single value there; empty if there is none, or a list, a mapping or null. */
    Optional<String> in(Node root) {
        Node at = root;
        for (String step : steps) {
            Node next = at instanceof Mapping ? ((Mapping) at).get(step) : null;
            if (at instanceof Sequence && step.matches("\\d{1,6}")) {
                List<Node> items = ((Sequence) at).items();
                int index = Integer.parseInt(step);
                next = index < items.size() ? items.get(index) : null;
            }
            if (next == null) {
                return Optional.empty();
            }
            at = next;
        }
        boolean value = at instanceof Scalar && !((Scalar) at).isNull();
        return value ? Optional.of(((Scalar) at).text()) : Optional.empty();
    }
}
