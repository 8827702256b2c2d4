package io.consumerproof.tidy;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;

/** The determinism bans by call, on classes: sees static imports, method references and inherited calls. */
final class Determinism {
    private Determinism() {}

    /** Nothing whose order or value differs between two JVMs. */
    static ArchRule callsNothingThatDiffersBetweenJvms() {
        return classes().should(callNone("order, randomness and locale", Bans.everywhere()));
    }

    /** No wall clock outside {@code member.thread}. */
    static ArchRule readsNoWallClock(String root) {
        return classes()
                .that()
                .resideOutsideOfPackage(root + ".member.thread..")
                .should(callNone("the wall clock", Bans.wallClock()));
    }

    /** No threads, locks, executors outside {@code member.thread}; atomic holders are plain values. */
    static ArchRule usesNoThreads(String root) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(root + ".member.thread..")
                .should()
                .dependOnClassesThat(new ThreadMechanics())
                .because("thread mechanics live in 'member.thread'");
    }

    private static ArchCondition<JavaClass> callNone(String what, List<Ban> bans) {
        return new ArchCondition<>("use nothing banned for the sake of determinism: " + what) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (JavaAccess<?> access : type.getAccessesFromSelf()) {
                    bans.stream()
                            .filter(ban -> ban.hits(access))
                            .map(ban -> access.getDescription() + "; " + ban.cure())
                            .forEach(line -> events.add(SimpleConditionEvent.violated(type, line)));
                }
            }
        };
    }

    private static final class ThreadMechanics extends DescribedPredicate<JavaClass> {
        private static final List<String> HARMLESS = List.of(
                "java.util.concurrent.Callable",
                "java.util.concurrent.CompletableFuture",
                "java.util.concurrent.CompletionStage",
                "java.util.concurrent.Future",
                "java.util.concurrent.TimeUnit");
        private static final List<String> TYPES = List.of(
                "java.lang.Thread", "java.lang.ThreadLocal", "java.lang.InheritableThreadLocal", "java.util.Timer");

        private ThreadMechanics() {
            super("are thread mechanics");
        }

        @Override
        public boolean test(JavaClass type) {
            boolean concurrent = type.getPackageName().equals("java.util.concurrent")
                    || type.getPackageName().equals("java.util.concurrent.locks");
            return TYPES.contains(type.getName()) || (concurrent && !HARMLESS.contains(type.getName()));
        }
    }
}
