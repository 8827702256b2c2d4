package io.consumerproof.junit.contract;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Parses the one YAML document of a contract. */
final class YamlText {

    static final int MOST_LEVELS = 50;

    private static final YAMLFactory FACTORY = YAMLFactory.builder()
            .enable(YAMLParser.Feature.PARSE_BOOLEAN_LIKE_WORDS_AS_STRINGS, YAMLParser.Feature.EMPTY_STRING_AS_NULL)
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(MOST_LEVELS).build())
            .build();

    private YamlText() {}

    /** The document's root, or null where there is none that can be read; the problems say why. */
    static @Nullable Node parse(String text, String file, Problems problems) {
        try (YAMLParser parser = FACTORY.createParser(text)) {
            return document(parser, new TreeReader(parser, problems, file, 0), problems, file);
        } catch (JsonProcessingException malformed) {
            problems.add(place(malformed, file), "not YAML: " + reason(malformed));
            return null;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static @Nullable Node document(YAMLParser parser, TreeReader tree, Problems problems, String file)
            throws IOException {
        if (parser.nextToken() == null) {
            problems.add(
                    new Place(file, 1, 1),
                    "the file is empty; a contract has at least 'contract', 'consumer' and 'records'");
            return null;
        }
        Node root = tree.read();
        if (parser.nextToken() != null) {
            problems.add(
                    tree.here(), "a second document begins; one file holds one contract, so put it into another file");
        }
        return root;
    }

    private static Place place(JsonProcessingException malformed, String file) {
        JsonLocation location = malformed.getLocation();
        return location == null
                ? new Place(file, 1, 1)
                : new Place(file, Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
    }

    /** The parser's own sentences, without the quoted source and the places that it puts between them. */
    static String reason(JsonProcessingException malformed) {
        String sentences = malformed
                .getOriginalMessage()
                .lines()
                .filter(line -> !line.startsWith(" "))
                .collect(Collectors.joining(", "));
        return sentences.replaceAll("\\s+", " ").strip();
    }
}
