package io.consumerproof.junit.contract;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Parses one JSON value. */
final class JsonText {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(200).build())
            .build();

    private JsonText() {}

    /**
     * The value that {@code text} is.
     *
     * @param line the line of {@code file} that holds it
     * @throws ContractProblemsException if it is no JSON, or has a duplicate key
     */
    static Node parse(String text, String file, int line) {
        Problems problems = new Problems();
        try (JsonParser parser = FACTORY.createParser(text)) {
            TreeReader tree = new TreeReader(parser, problems, file, line - 1);
            if (parser.nextToken() == null) {
                problems.add(new Place(file, line, 1), "not JSON: nothing is there");
                problems.raise();
            }
            Node root = tree.read();
            if (parser.nextToken() != null) {
                problems.add(tree.here(), "not JSON: a second value follows; one line holds one value");
            }
            problems.raise();
            return root;
        } catch (JsonProcessingException malformed) {
            int column = malformed.getLocation() == null
                    ? 1
                    : malformed.getLocation().getColumnNr();
            problems.add(new Place(file, line, Math.max(1, column)), "not JSON: " + YamlText.reason(malformed));
            problems.raise();
            throw new IllegalStateException(malformed);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
