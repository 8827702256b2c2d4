package io.consumerproof.junit.contract;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** How a value of a contract is written as JSON: keys in the order of writing, no white space. */
final class CanonicalJson {

    private static final JsonFactory FACTORY = new JsonFactory();

    private CanonicalJson() {}

    static String of(Node node) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = FACTORY.createGenerator(text)) {
            write(node, generator);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    private static void write(Node node, JsonGenerator generator) throws IOException {
        if (node instanceof Mapping) {
            generator.writeStartObject();
            for (Entry entry : ((Mapping) node).entries()) {
                generator.writeFieldName(entry.key());
                write(entry.value(), generator);
            }
            generator.writeEndObject();
        } else if (node instanceof Sequence) {
            generator.writeStartArray();
            for (Node item : ((Sequence) node).items()) {
                write(item, generator);
            }
            generator.writeEndArray();
        } else if (((Scalar) node).isText()) {
            generator.writeString(((Scalar) node).text());
        } else {
            generator.writeRawValue(((Scalar) node).text());
        }
    }
}
