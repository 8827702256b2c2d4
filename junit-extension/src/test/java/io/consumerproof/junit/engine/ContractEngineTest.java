package io.consumerproof.junit.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.ClassNameFilter.excludeClassNamePatterns;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectDirectory;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectFile;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import io.consumerproof.junit.trial.Judged;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.platform.engine.Filter;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.opentest4j.AssertionFailedError;

@ResourceLock(Resources.SYSTEM_PROPERTIES)
class ContractEngineTest {

    private static final String CONTRACT = """
            contract: %s
            topics: {orders: {partitions: 1}}
            consumer: {class: io.consumerproof.junit.engine.Notifier, method: on, group: mail}
            world: {ports: [%s]}
            records:
              - {topic: orders, key: o-1, value: {id: e1, order: o-1}}
            search: {budget: 0s}
            """;
    private static final String KEYED = "{type: io.consumerproof.junit.engine.Mailer, idempotent-by: id}";
    private static final String PLAIN = "io.consumerproof.junit.engine.Mailer";

    @Contracts("contracts")
    static class ContractsSample {}

    @Contracts(value = "contracts", includes = "keyed.yaml")
    static class OneContract {}

    @Contracts("nowhere")
    static class NoContracts {}

    @TempDir
    Path module;

    private @Nullable String basedir;

    @BeforeEach
    void write() throws IOException {
        basedir = System.getProperty("basedir");
        System.setProperty("basedir", module.toString());
        Path folder = Files.createDirectories(module.resolve("contracts/more"));
        Files.writeString(folder.resolveSibling("keyed.yaml"), CONTRACT.formatted("keyed-mail", KEYED));
        Files.writeString(folder.resolve("plain.yaml"), CONTRACT.formatted("plain-mail", PLAIN));
        Files.writeString(folder.resolve("plain.regressions.yaml"), "[]\n");
        Files.writeString(folder.resolve("other.txt"), "contract: none");
    }

    @AfterEach
    void restore() {
        if (basedir == null) {
            System.clearProperty("basedir");
        } else {
            System.setProperty("basedir", basedir);
        }
    }

    private static EngineExecutionResults execute(Consumer<EngineTestKit.Builder> selecting) {
        EngineTestKit.Builder builder = EngineTestKit.engine(ContractEngine.ID);
        selecting.accept(builder);
        return builder.execute();
    }

    private static List<TestDescriptor> tests(EngineExecutionResults results) {
        return results.testEvents().started().map(Event::getTestDescriptor).toList();
    }

    private static Throwable failure(EngineExecutionResults results) {
        return results.allEvents().failed().stream()
                .map(event -> event.getRequiredPayload(TestExecutionResult.class)
                        .getThrowable()
                        .orElseThrow())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void every_contract_of_an_annotated_class_is_a_test() {
        EngineExecutionResults results = execute(builder -> builder.selectors(selectClass(ContractsSample.class)));

        assertThat(tests(results)).extracting(TestDescriptor::getDisplayName).containsExactly("keyed", "more/plain");
        results.testEvents().assertStatistics(events -> events.succeeded(1).failed(1));
    }

    @Test
    void reports_find_the_class_by_name_and_the_contract_by_file() {
        EngineExecutionResults results = execute(builder -> builder.selectors(selectClass(OneContract.class)));

        TestDescriptor contract = tests(results).get(0);
        assertThat(contract.getSource())
                .contains(FileSource.from(module.resolve("contracts/keyed.yaml").toFile()));
        assertThat(contract.getParent().orElseThrow().getLegacyReportingName()).isEqualTo(OneContract.class.getName());
    }

    @Test
    void a_violated_contract_fails_with_its_story() {
        Throwable failure = failure(execute(builder -> builder.selectors(selectClass(ContractsSample.class))));

        assertThat(failure)
                .isInstanceOf(AssertionFailedError.class)
                .hasMessageStartingWith("✗ plain-mail   no-duplicate-effect violated")
                .hasMessageContaining("mvn verify -Dconsumerproof.token=c2.");
    }

    @Test
    void a_class_without_contracts_fails() {
        EngineExecutionResults results = execute(builder -> builder.selectors(selectClass(NoContracts.class)));

        assertThat(failure(results)).hasMessageContaining("NoContracts' has no contract to judge");
    }

    @Test
    void a_contract_that_cannot_be_read_fails_with_all_its_problems() throws IOException {
        Path bad = Files.writeString(module.resolve("bad.yaml"), "contract: bad\nconsumr: {}\n");

        Throwable failure = failure(execute(builder -> builder.selectors(selectFile(bad.toFile()))));

        assertThat(failure).hasMessageContaining("bad.yaml:2:1").hasMessageContaining("did you mean 'consumer'");
        assertThat(failure.getStackTrace()).isEmpty();
    }

    @Test
    void a_file_is_selected_by_itself() {
        EngineExecutionResults results = execute(builder -> builder.selectors(
                selectFile(module.resolve("contracts/keyed.yaml").toFile())));

        assertThat(tests(results)).extracting(TestDescriptor::getDisplayName).containsExactly("keyed");
        results.testEvents().assertStatistics(events -> events.succeeded(1));
    }

    @Test
    void a_folder_is_selected_with_all_its_contracts() {
        EngineExecutionResults results = execute(builder ->
                builder.selectors(selectDirectory(module.resolve("contracts").toFile())));

        assertThat(tests(results)).extracting(TestDescriptor::getDisplayName).containsExactly("keyed", "plain");
    }

    @Test
    void a_yaml_file_that_is_no_contract_is_left_alone() throws IOException {
        Path other = Files.writeString(module.resolve("application.yaml"), "spring: {}\n");

        assertThat(tests(execute(builder -> builder.selectors(selectFile(other.toFile())))))
                .isEmpty();
    }

    @Test
    void a_contract_found_as_file_and_by_class_is_judged_once() {
        EngineExecutionResults results = execute(builder -> builder.selectors(
                selectFile(module.resolve("contracts/keyed.yaml").toFile()), selectClass(OneContract.class)));

        assertThat(tests(results)).hasSize(1);
    }

    @Test
    void one_contract_of_a_class_is_found_again_by_its_id() {
        TestDescriptor first = tests(execute(builder -> builder.selectors(selectClass(ContractsSample.class))))
                .get(0);

        EngineExecutionResults results = execute(builder -> builder.selectors(selectUniqueId(first.getUniqueId())));

        assertThat(tests(results)).extracting(TestDescriptor::getUniqueId).containsExactly(first.getUniqueId());
    }

    @Test
    void a_class_that_filters_leave_out_is_not_judged() {
        Filter<String> filter = excludeClassNamePatterns(".*ContractsSample");

        EngineExecutionResults results = execute(
                builder -> builder.selectors(selectClass(ContractsSample.class)).filters(filter));

        assertThat(tests(results)).isEmpty();
    }

    @Test
    void a_class_without_the_annotation_is_left_alone() {
        EngineExecutionResults results = execute(builder -> builder.selectors(selectClass(Notifier.class)));

        assertThat(tests(results)).isEmpty();
    }

    @Test
    void what_was_judged_is_noted_for_the_goal() {
        execute(builder -> builder.selectors(selectClass(ContractsSample.class)));

        Path notes = Judged.directory(module.resolve("target"));
        assertThat(Judged.read(notes, "keyed-mail", Instant.EPOCH).orElseThrow().passed())
                .isTrue();
        assertThat(Judged.read(notes, "plain-mail", Instant.EPOCH).orElseThrow().passed())
                .isFalse();
    }

    @Test
    void a_token_replays_its_contract_and_leaves_out_the_others() {
        String story = String.valueOf(failure(execute(builder -> builder.selectors(selectClass(ContractsSample.class))))
                .getMessage());
        String line = story.lines()
                .filter(each -> each.contains("Replay"))
                .findFirst()
                .orElseThrow();
        String token =
                line.substring(line.indexOf("token=") + "token=".length()).strip();

        EngineExecutionResults results = execute(builder -> builder.selectors(selectClass(ContractsSample.class))
                .configurationParameter("consumerproof.token", token));

        results.testEvents().assertStatistics(events -> events.aborted(1).failed(1));
        assertThat(story).startsWith(String.valueOf(failure(results).getMessage()));
    }

    @Test
    void a_contract_that_holds_publishes_its_line() {
        EngineExecutionResults results = execute(builder -> builder.selectors(selectClass(OneContract.class)));

        assertThat(results.testEvents().reportingEntryPublished().stream()
                        .map(event -> event.getRequiredPayload(org.junit.platform.engine.reporting.ReportEntry.class)
                                .getKeyValuePairs()
                                .get("consumerproof")))
                .singleElement()
                .asString()
                .startsWith("✓ keyed-mail   ")
                .contains("in this JVM only");
    }
}
