package io.consumerproof.tidy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each rule on a small bad example: a rule that cannot fail is worth nothing. */
class SourceRulesTest {
    private static final String MODEL = "stream-model/src/main/java/io/consumerproof/history/Example.java";

    @Test
    void aFileOf401LinesIsTooLong() {
        assertThat(new FileLength().findings(JavaSource.of("A.java", "\n".repeat(400))))
                .isEmpty();
        assertThat(new FileLength().findings(JavaSource.of("A.java", "\n".repeat(401))))
                .containsExactly("A.java: 401 lines");
    }

    @Test
    void aMethodOf41LinesIsTooLongWhereverItIsNested() {
        String body = "class A {\n  class B {\n    @Deprecated\n    void m() {\n%s    }\n  }\n}\n";
        assertThat(new MethodLength().findings(JavaSource.of("A.java", String.format(body, "\n".repeat(37)))))
                .isEmpty();
        assertThat(new MethodLength().findings(JavaSource.of("A.java", String.format(body, "\n".repeat(38)))))
                .containsExactly("A.java:3: method 'm' has 41 lines");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "OrderManager",
                "Helper",
                "Helpers",
                "StringUtil",
                "StringUtils",
                "LogImpl",
                "TestBase",
                "OrderData",
                "MemberInfo",
                "RecordProcessor",
                "OrderService"
            })
    void aDrawerEndingIsFoundInEveryKindOfType(String name) {
        assertThat(new ClassNames().findings(JavaSource.of("A.java", "class A { record " + name + "(int x) {} }")))
                .containsExactly("A.java:1: type '" + name + "'");
    }

    @Test
    void anEndingInsideAnotherWordIsNoDrawer() {
        assertThat(new ClassNames().findings(JavaSource.of("A.java", "class Metadata {} class Database {}")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"util", "utils", "common", "core", "impl", "helper", "misc", "shared"})
    void aDrawerPackageIsFound(String segment) {
        assertThat(new PackageNames().findings(JavaSource.of("A.java", "package a." + segment + ".b; class A {}")))
                .containsExactly("A.java: package 'a." + segment + ".b' has '" + segment + "'");
    }

    @Test
    void aPackageThatOnlyContainsTheWordIsNoDrawer() {
        assertThat(new PackageNames().findings(JavaSource.of("A.java", "package a.scores.utility; class A {}")))
                .isEmpty();
    }

    @Test
    void aHiddenPackageIsFoundInFrontEndsByImportAndByFullName() {
        String text = "import io.consumerproof.log.Log;\nclass A { io.consumerproof.group.Group g; }";
        assertThat(new HiddenPackages().findings(JavaSource.of("junit-extension/A.java", text)))
                .containsExactly(
                        "junit-extension/A.java:1: uses 'io.consumerproof.log'",
                        "junit-extension/A.java:2: uses 'io.consumerproof.group'");
        assertThat(new HiddenPackages().findings(JavaSource.of("stream-model/A.java", text)))
                .isEmpty();
    }

    @Test
    void aSeenPackageIsFreeToUse() {
        String text = "import io.consumerproof.history.History;\nimport io.consumerproof.logging.Log;\nclass A {}";
        assertThat(new HiddenPackages().findings(JavaSource.of("bindings/jdbc/A.java", text)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new HashMap<>()",
                "new java.util.HashSet<>()",
                "new Random(7)",
                "Set.of(1)",
                "java.util.Set.copyOf(x)",
                "Map.of()",
                "Map.copyOf(x)",
                "x.collect(Collectors.toSet())",
                "Math.random()",
                "System.nanoTime()",
                "System.currentTimeMillis()",
                "Instant.now()",
                "UUID.randomUUID()",
                "x.stream().parallel()",
                "x.parallelStream()",
                "System.identityHashCode(x)",
                "\"%s\".formatted(x)",
                "x.map(Set::of)"
            })
    void aNondeterministicNameIsFoundInTheModelOnly(String expression) {
        String text = "class A { Object o = " + expression + "; }";
        assertThat(new DeterministicSource().findings(JavaSource.of(MODEL, text)))
                .hasSize(1);
        assertThat(new DeterministicSource().findings(JavaSource.of("junit-extension/A.java", text)))
                .isEmpty();
    }

    @Test
    void theThreadPackageMayReadTheWallClockButNotHash() {
        String file = "stream-model/src/main/java/io/consumerproof/member/thread/Example.java";
        assertThat(new DeterministicSource().findings(JavaSource.of(file, "class A { long t = System.nanoTime(); }")))
                .isEmpty();
        assertThat(new DeterministicSource().findings(JavaSource.of(file, "class A { Object o = new HashMap<>(); }")))
                .hasSize(1);
    }

    @Test
    void aNameInACommentIsNoUse() {
        assertThat(new DeterministicSource().findings(JavaSource.of(MODEL, "/** HashMap, Set.of */ class A {}")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/** Does. */ class A {}",
                "class A {}",
                "/** @source somewhere */ class A {}",
                "/** Does. */ class A { /** @source Kafka 4.3 */ void m() {} }",
                "/** @source Kafka 4.3 */ class B {} class A {}"
            })
    void aModelledTypeWithoutSourceIsFound(String text) {
        for (String file : new String[] {"log/A.java", "member/A.java", "simulation/SomeFault.java"}) {
            assertThat(new SourcedBehaviour().findings(JavaSource.of(main(file), text)))
                    .hasSize(1);
        }
        for (String file : new String[] {"check/A.java", "simulation/Run.java", "log/package-info.java"}) {
            assertThat(new SourcedBehaviour().findings(JavaSource.of(main(file), text)))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"KIP-98", "LogCleaner, Kafka 4.3", "ours: in memory", "each in {@link B}", "log-compaction.json"
            })
    void aSourceThatCanBeLookedUpIsEnough(String named) {
        String text = "/**\n * Does.\n *\n * @source " + named + "\n */\n@Deprecated\nfinal class A {}";
        assertThat(new SourcedBehaviour().findings(JavaSource.of(main("log/A.java"), text)))
                .isEmpty();
    }

    private static String main(String file) {
        return "stream-model/src/main/java/io/consumerproof/" + file;
    }
}
