package io.consumerproof.junit.contract;

import io.consumerproof.history.Bytes;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** Bytes as contracts write them: a text, or {@code {base64: …}}. */
final class EncodedBytes {

    private EncodedBytes() {}

    /** The bytes of a text, or of a mapping with 'base64'; null for null, and null with a problem for anything else. */
    static @Nullable Bytes read(Reading reading, String name, Node node) {
        if (node instanceof Scalar && ((Scalar) node).isNull()) {
            return null;
        }
        if (node instanceof Scalar && ((Scalar) node).isText()) {
            return Bytes.utf8(((Scalar) node).text());
        }
        if (isBase64(node)) {
            Node encoded = ((Mapping) node).entries().get(0).value();
            String text = encoded instanceof Scalar && ((Scalar) encoded).isText() ? ((Scalar) encoded).text() : "-";
            return base64(reading, name, text, encoded);
        }
        String cure = node instanceof Scalar ? "; put it in quotes: '" + ((Scalar) node).text() + "'" : "";
        reading.problem(node, Fields.wrongType(name, node, "text, '{base64: …}' or null") + cure);
        return null;
    }

    /** Whether {@code node} is a mapping with the one key 'base64'. */
    static boolean isBase64(Node node) {
        return node instanceof Mapping
                && ((Mapping) node).entries().size() == 1
                && ((Mapping) node).get("base64") != null;
    }

    /** The decoded bytes; null, and a problem, if {@code text} is no base64. */
    static @Nullable Bytes base64(Reading reading, String name, String text, Node at) {
        try {
            return Bytes.of(Base64.getDecoder().decode(text));
        } catch (IllegalArgumentException malformed) {
            reading.problem(at, "'" + name + "' is " + at.shape() + ", which is no base64; encode the bytes again");
            return null;
        }
    }
}
