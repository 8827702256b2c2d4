package io.consumerproof.junit.contract;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds located nodes from a streaming parser's tokens. Duplicate keys, aliases and tags are problems, found all at once. */
final class TreeReader {

    private final JsonParser parser;
    private final Problems problems;
    private final String file;
    private final int linesBefore;

    /** Reads from {@code parser}, whose first line is line {@code linesBefore + 1} of {@code file}. */
    TreeReader(JsonParser parser, Problems problems, String file, int linesBefore) {
        this.parser = parser;
        this.problems = problems;
        this.file = file;
        this.linesBefore = linesBefore;
    }

    /** The node that begins at the current token. */
    Node read() throws IOException {
        JsonToken token = parser.currentToken();
        Place place = here();
        rejectYamlExtras(place);
        if (token == JsonToken.START_OBJECT) {
            return mapping(place);
        }
        if (token == JsonToken.START_ARRAY) {
            return sequence(place);
        }
        return scalar(token, place);
    }

    /** The place of the current token. */
    Place here() {
        return at(parser.currentTokenLocation());
    }

    /** The place of a parser's location. */
    Place at(JsonLocation location) {
        return new Place(file, location.getLineNr() + linesBefore, Math.max(1, location.getColumnNr()));
    }

    private void rejectYamlExtras(Place place) throws IOException {
        if (!(parser instanceof YAMLParser)) {
            return;
        }
        if (((YAMLParser) parser).isCurrentAlias()) {
            problems.add(place, "alias '*" + parser.getText() + "' is not supported; write the value out");
            problems.silence(place);
        } else if (parser.getTypeId() != null) {
            problems.add(place, "tag '" + tag() + "' is not supported; leave it out, quotes make text");
            problems.silence(place);
        }
    }

    private String tag() throws IOException {
        return String.valueOf(parser.getTypeId()).replace("tag:yaml.org,2002:", "!!");
    }

    private Mapping mapping(Place place) throws IOException {
        Map<String, Entry> entries = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String key = parser.currentName();
            Place keyPlace = here();
            parser.nextToken();
            if (key.equals("<<")) {
                problems.add(keyPlace, "merge key '<<' is not supported; write the keys out");
                problems.silence(place);
                parser.skipChildren();
                continue;
            }
            Entry entry = new Entry(key, keyPlace, read());
            Entry first = entries.putIfAbsent(key, entry);
            if (first != null) {
                int line = first.place().line();
                problems.add(keyPlace, "duplicate key '" + key + "', first in line " + line + "; remove one of them");
            }
        }
        return new Mapping(place, List.copyOf(entries.values()));
    }

    private Sequence sequence(Place place) throws IOException {
        List<Node> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(read());
        }
        return new Sequence(place, List.copyOf(items));
    }

    private Scalar scalar(JsonToken token, Place place) throws IOException {
        switch (token) {
            case VALUE_NULL:
                return new Scalar(place, Scalar.Kind.NULL, "null");
            case VALUE_TRUE:
            case VALUE_FALSE:
                return new Scalar(place, Scalar.Kind.BOOLEAN, token == JsonToken.VALUE_TRUE ? "true" : "false");
            case VALUE_NUMBER_INT:
                return new Scalar(
                        place, Scalar.Kind.INTEGER, parser.getBigIntegerValue().toString());
            case VALUE_NUMBER_FLOAT:
                return decimal(place);
            default:
                return new Scalar(place, Scalar.Kind.TEXT, parser.getText());
        }
    }

    private Scalar decimal(Place place) throws IOException {
        try {
            return new Scalar(
                    place, Scalar.Kind.DECIMAL, parser.getDecimalValue().toString());
        } catch (IOException | NumberFormatException notFinite) {
            problems.add(place, "'" + parser.getText() + "' is no number that JSON can write; put it in quotes");
            return new Scalar(place, Scalar.Kind.TEXT, parser.getText());
        }
    }
}
