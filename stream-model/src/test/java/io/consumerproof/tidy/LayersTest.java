package io.consumerproof.tidy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.source.tree.ExportsTree;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of packages, held against the classes of the model, and against small bad examples. */
class LayersTest {
    private static final Checkout CHECKOUT = Checkout.current();
    private static final JavaClasses MODEL =
            new ClassFileImporter().importPath(CHECKOUT.root().resolve("stream-model/target/classes"));

    @TempDir
    Path folder;

    static List<String> layers() {
        return Layers.names();
    }

    @ParameterizedTest
    @MethodSource("layers")
    void aPackageUsesOnlyWhatTheTableNames(String layer) {
        Layers.usesOnlyWhatTheTableNames(Layers.ROOT, layer).check(MODEL);
    }

    @Test
    void everyClassOfTheModelIsInTheTable() {
        Layers.everyClassIsInTheTable(Layers.ROOT).check(MODEL);
    }

    @Test
    void noPackagesOfTheModelUseEachOtherAroundACircle() {
        Layers.noCycles(Layers.ROOT).check(MODEL);
    }

    @Test
    void theModuleExportsExactlyWhatUsersSee() {
        String file = "stream-model/src/main/java/module-info.java";
        JavaSource module = JavaSource.of(file, CHECKOUT.text(file));
        assertThat(module.unit().getModule().getDirectives().stream()
                        .filter(ExportsTree.class::isInstance)
                        .map(directive ->
                                ((ExportsTree) directive).getPackageName().toString()))
                .containsExactlyInAnyOrderElementsOf(Layers.SEEN.stream()
                        .map(layer -> Layers.ROOT + "." + layer)
                        .toList());
    }

    @Test
    void everyPackageIsEitherSeenOrHidden() {
        assertThat(Layers.names()).hasSize(Layers.SEEN.size() + Layers.HIDDEN.size());
        assertThat(Layers.names()).containsAll(Layers.SEEN).containsAll(Layers.HIDDEN);
    }

    @Test
    void aPackageThatUsesOneBelowItIsFound() {
        JavaClasses bad = CompiledExample.classes(
                folder,
                "package bad.check; public class Check {}",
                "package bad.log; class Log { bad.check.Check c; }");
        rejects(Layers.usesOnlyWhatTheTableNames("bad", "log"), bad, "bad.check.Check");
        Layers.usesOnlyWhatTheTableNames("bad", "check").check(bad);
    }

    @Test
    void aLibraryInTheModelIsFound() {
        JavaClasses bad = CompiledExample.classes(
                folder, "package bad.log; class Log { org.junit.jupiter.api.TestInfo info; int[] offsets; }");
        rejects(Layers.usesOnlyWhatTheTableNames("bad", "log"), bad, "TestInfo");
    }

    @Test
    void aPackageWithoutClassesFailsInsteadOfCheckingNothing() {
        JavaClasses empty = CompiledExample.classes(folder, "package bad.log; class Log { int[] offsets; }");
        rejects(Layers.usesOnlyWhatTheTableNames("bad", "group"), empty, "failed to check any classes");
        Layers.usesOnlyWhatTheTableNames("bad", "log").check(empty);
    }

    @Test
    void aPackageMissingFromTheTableIsFound() {
        JavaClasses bad = CompiledExample.classes(folder, "package bad.extras; class Extra {}");
        rejects(Layers.everyClassIsInTheTable("bad"), bad, "bad.extras.Extra");
    }

    @Test
    void aCircleIsFoundAlsoBetweenAPackageAndItsSubpackage() {
        JavaClasses bad = CompiledExample.classes(
                folder,
                "package bad.member; public class Member { bad.member.thread.Baton b; }",
                "package bad.member.thread; public class Baton { bad.member.Member m; }");
        rejects(Layers.noCycles("bad"), bad, "Cycle detected");
    }

    private static void rejects(ArchRule rule, JavaClasses classes, String reason) {
        assertThatThrownBy(() -> rule.check(classes))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(reason);
    }
}
