package io.consumerproof.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** The vectors under {@code golden/kafka-4.3.1} of the test resources. */
public final class Vectors {

    static final String FOLDER = "golden/kafka-4.3.1";

    private Vectors() {}

    /** The whole of {@code file}; its {@code cases} are in there. */
    public static JsonNode read(String file) {
        return parse(FOLDER + "/" + file);
    }

    /** The whole of {@code file} among those with inputs chosen by us; Kafka's answers were observed like the others. */
    public static JsonNode chosen(String file) {
        return parse(FOLDER + "-chosen/" + file);
    }

    private static JsonNode parse(String place) {
        try (InputStream in = Vectors.class.getClassLoader().getResourceAsStream(place)) {
            if (in == null) {
                throw new IllegalArgumentException("no vector file '" + place + "' among the test resources");
            }
            return new ObjectMapper().readTree(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("'" + place + "' cannot be read", unreadable);
        }
    }

    /** The texts of an array; empty where {@code array} is missing. */
    public static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(each -> texts.add(each.asText()));
        return texts;
    }
}
