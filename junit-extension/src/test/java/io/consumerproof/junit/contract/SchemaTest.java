package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.consumerproof.check.Checks;
import io.consumerproof.history.Isolation;
import io.consumerproof.history.Point;
import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.Cleanup;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Protocol;
import io.consumerproof.scenario.Unmodeled;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published schema and the reader agree on the shape of contracts; what only the reader sees is in a table of its own. */
class SchemaTest {

    private static final String FILE = "/consumerproof/contract.schema.json";
    private static final JsonNode TEXT = text();
    private static final JsonSchema SCHEMA =
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(TEXT);

    @TempDir
    Path folder;

    static List<String> goodShapes() {
        return ShapeExamples.GOOD;
    }

    static List<String> badShapes() {
        return ShapeExamples.BAD;
    }

    static List<String> badForTheReaderAlone() {
        return ShapeExamples.READER_ALONE;
    }

    @ParameterizedTest
    @MethodSource("goodShapes")
    void bothTakeAGoodShape(String sections) {
        String yaml = ShapeExamples.contract(sections);
        assertThat(complaints(yaml)).isEmpty();
        assertThat(problems(yaml)).allMatch(SchemaTest::isUnmodelled);
    }

    /** The schema is of the whole vocabulary; the reader alone knows which of its words are not modelled yet. */
    private static boolean isUnmodelled(String problem) {
        return Arrays.stream(Unmodeled.values()).map(Unmodeled::sentence).anyMatch(problem::equals);
    }

    @ParameterizedTest
    @MethodSource("badShapes")
    void bothRefuseABadShape(String sections) {
        String yaml = ShapeExamples.contract(sections);
        assertThat(complaints(yaml)).isNotEmpty();
        assertThat(problems(yaml)).anyMatch(problem -> !isUnmodelled(problem));
    }

    @ParameterizedTest
    @MethodSource("badForTheReaderAlone")
    void theReaderAloneSeesWhatIsNoShape(String sections) {
        String yaml = ShapeExamples.contract(sections);
        assertThat(complaints(yaml)).isEmpty();
        assertThat(problems(yaml)).isNotEmpty();
    }

    @Test
    void everySectionHasTheKeysOfTheVocabulary() {
        assertThat(keys(TEXT.at("/properties"))).containsExactlyInAnyOrderElementsOf(Vocabulary.keys("contract"));
        for (String section : List.of(
                "topics",
                "retention",
                "segment",
                "cleanup",
                "replication",
                "consumer",
                "members",
                "reset",
                "on-failure",
                "then",
                "value",
                "event",
                "world",
                "database",
                "state",
                "ports",
                "records",
                "bytes",
                "check",
                "capacity",
                "search")) {
            assertThat(keys(TEXT.at("/$defs/" + section + "/properties")))
                    .as(section)
                    .containsExactlyInAnyOrderElementsOf(Vocabulary.keys(section));
        }
    }

    @Test
    void namesAreThoseOfTheCatalogues() {
        assertThat(names("/$defs/checkName/enum")).containsExactlyInAnyOrderElementsOf(Checks.spellings());
        assertThat(names("/$defs/faultName/enum")).containsExactlyInAnyOrderElementsOf(FaultKind.spellings());
        assertThat(names("/$defs/consumer/properties/commit/enum"))
                .containsExactlyInAnyOrderElementsOf(CommitMode.spellings());
        assertThat(names("/$defs/consumer/properties/protocol/enum"))
                .containsExactlyInAnyOrderElementsOf(Protocol.spellings());
        assertThat(names("/$defs/consumer/properties/assignor/enum"))
                .containsExactlyInAnyOrderElementsOf(AssignorName.spellings());
        assertThat(names("/$defs/consumer/properties/isolation/enum"))
                .containsExactlyInAnyOrderElementsOf(Isolation.spellings());
        assertThat(names("/$defs/cleanupPolicy/enum")).containsExactlyInAnyOrderElementsOf(Cleanup.Policy.spellings());
        assertThat(names("/$defs/point/enum"))
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Point.values()).map(Point::toString).toList());
    }

    private List<String> complaints(String yaml) {
        Node root = Objects.requireNonNull(YamlText.parse(yaml, "contract.yaml", new Problems()));
        return SCHEMA.validate(CanonicalJson.of(root), InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }

    private List<String> problems(String yaml) {
        return new TemporaryContract(folder)
                .with("captured.jsonl", "{\"topic\":\"orders\",\"value\":\"x\"}")
                .with("schema.sql", "create table orders (order_id varchar(20) primary key, revision int);")
                .problems(yaml);
    }

    private static List<String> names(String pointer) {
        List<String> names = new ArrayList<>();
        TEXT.at(pointer).forEach(each -> names.add(each.asText()));
        return names;
    }

    private static List<String> keys(JsonNode object) {
        List<String> keys = new ArrayList<>();
        object.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    private static JsonNode text() {
        try (InputStream stream = SchemaTest.class.getResourceAsStream(FILE)) {
            return new ObjectMapper().readTree(stream);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
