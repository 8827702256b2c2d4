package io.consumerproof.tidy;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The determinism bans, held against the classes of the model, and against small bad examples. */
class DeterminismTest {
    private static final JavaClasses MODEL =
            new ClassFileImporter().importPath(Checkout.current().root().resolve("stream-model/target/classes"));

    @TempDir
    Path folder;

    @Test
    void theModelCallsNothingThatDiffersBetweenJvms() {
        Determinism.callsNothingThatDiffersBetweenJvms().check(MODEL);
    }

    @Test
    void theModelReadsNoWallClock() {
        Determinism.readsNoWallClock(Layers.ROOT).check(MODEL);
    }

    @Test
    void theModelUsesNoThreadsOutsideItsThreadPackage() {
        Determinism.usesNoThreads(Layers.ROOT).check(MODEL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new java.util.HashMap<String, String>()",
                "new java.util.HashSet<String>() {}",
                "new java.util.concurrent.ConcurrentHashMap<String, String>()",
                "java.util.Set.of(1)",
                "(java.util.function.Function<Object, Object>) java.util.Set::of",
                "java.util.Map.copyOf(new java.util.TreeMap<String, String>())",
                "java.util.stream.Collectors.toSet()",
                "java.util.stream.Collectors.toMap(x -> x, x -> x)",
                "java.util.stream.Collectors.groupingBy(x -> x)",
                "new java.util.ArrayList<String>().parallelStream()",
                "java.util.stream.Stream.of(1).parallel()",
                "new java.util.Random(7)",
                "Math.random()",
                "java.util.UUID.randomUUID()",
                "System.identityHashCode(\"\")",
                "String.format(\"%d\", 1)",
                "\"%d\".formatted(1)",
                "\"I\".toLowerCase()",
                "System.out.printf(\"%d\", 1)",
                "java.util.Locale.getDefault()"
            })
    void aBannedCallIsFound(String expression) {
        rejects(Determinism.callsNothingThatDiffersBetweenJvms(), example("bad.log", expression));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new java.util.LinkedHashMap<String, String>().put(\"k\", \"v\")",
                "new java.util.LinkedHashSet<String>().add(\"k\")",
                "new java.util.TreeMap<String, String>()",
                "java.util.List.of(1)",
                "java.util.Map.entry(1, 2)",
                "java.util.stream.Collectors.toMap(x -> x, x -> x, (x, y) -> x, java.util.TreeMap::new)",
                "java.util.stream.Collectors.groupingBy(x -> x, java.util.TreeMap::new, null)",
                "String.format(java.util.Locale.ROOT, \"%d\", 1)",
                "\"I\".toLowerCase(java.util.Locale.ROOT)"
            })
    void anOrderedTwinIsAllowed(String expression) {
        Determinism.callsNothingThatDiffersBetweenJvms().check(example("bad.log", expression));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.nanoTime()",
                "System.currentTimeMillis()",
                "java.time.Instant.now()",
                "java.time.LocalDate.now()",
                "java.time.Clock.systemUTC()",
                "new java.util.Date()"
            })
    void theWallClockIsFoundOutsideTheThreadPackageOnly(String expression) {
        rejects(Determinism.readsNoWallClock("bad"), example("bad.member", expression));
        Determinism.readsNoWallClock("bad").check(twoExamples(expression));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new Thread()",
                "new ThreadLocal<String>()",
                "new java.util.concurrent.locks.ReentrantLock()",
                "java.util.concurrent.Executors.newCachedThreadPool()"
            })
    void threadsAreFoundOutsideTheThreadPackageOnly(String expression) {
        rejects(Determinism.usesNoThreads("bad"), example("bad.member", expression));
        Determinism.usesNoThreads("bad").check(twoExamples(expression));
    }

    private JavaClasses example(String home, String expression) {
        return CompiledExample.classes(
                folder.resolve("plain"), "package " + home + "; class Example { Object o = " + expression + "; }");
    }

    private JavaClasses twoExamples(String expressionInThreadPackage) {
        return CompiledExample.classes(
                folder.resolve("exempt"),
                "package bad.member; class Plain { Object o = new java.util.concurrent.atomic.AtomicInteger(); }",
                "package bad.member.thread; class Exempt { Object o = " + expressionInThreadPackage + "; }");
    }

    private static void rejects(ArchRule rule, JavaClasses classes) {
        assertThatThrownBy(() -> rule.check(classes))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("bad.");
    }
}
