package io.consumerproof.tidy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules on files, applied to every module of this checkout. */
class TidyTest {
    private static final Checkout CHECKOUT = Checkout.current();
    private static final List<JavaSource> SOURCES = JavaSource.all(CHECKOUT);

    static List<SourceRule> sourceRules() {
        return SourceRules.all();
    }

    static List<TextRule> textRules() {
        return TextRule.all();
    }

    @ParameterizedTest
    @MethodSource("sourceRules")
    void holdsForEveryJavaFile(SourceRule rule) {
        List<String> findings = SOURCES.stream()
                .flatMap(source -> rule.findings(source).stream())
                .toList();
        assertThat(findings).as(rule.sentence()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("textRules")
    void holdsForEveryTextFile(TextRule rule) {
        List<String> findings = CHECKOUT.textFiles().stream()
                .flatMap(file -> rule.findings(file, CHECKOUT.text(file)).stream())
                .toList();
        assertThat(findings).as(rule.sentence()).isEmpty();
    }

    @Test
    void everyModuleIsLookedAt() {
        assertThat(SOURCES.stream().map(JavaSource::file))
                .anyMatch(file -> file.startsWith("stream-model/src/main/java/"))
                .anyMatch(file -> file.startsWith("stream-model/src/test/java/"))
                .anyMatch(file -> file.startsWith("bindings/jdbc/"))
                .anyMatch(file -> file.startsWith("junit-extension/"))
                .anyMatch(file -> file.startsWith("maven-plugin/src/"))
                .anyMatch(file -> file.startsWith("maven-plugin/runner/src/"))
                .noneMatch(file -> file.contains("/target/"));
        assertThat(CHECKOUT.textFiles()).contains("pom.xml", ".ci/run", "CONTRIBUTING.md", "UNMODELED.md");
    }

    @Test
    void everyPublishedPackageIsNullMarked() {
        List<String> published = SOURCES.stream()
                .filter(source -> source.file().contains("src/main/java/io/"))
                .filter(source -> !source.file().startsWith("it/"))
                .map(source -> source.file().replaceAll("/[^/]*$", ""))
                .distinct()
                .toList();
        assertThat(published).isNotEmpty().allSatisfy(folder -> assertThat(SOURCES)
                .as("'%s/package-info.java' says @NullMarked", folder)
                .anyMatch(source -> source.file().equals(folder + "/package-info.java")
                        && source.text().contains("@NullMarked\n")));
    }
}
