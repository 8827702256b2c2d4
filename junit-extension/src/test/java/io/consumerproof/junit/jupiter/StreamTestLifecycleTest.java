package io.consumerproof.junit.jupiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

class StreamTestLifecycleTest {

    private static final List<String> CALLS = new ArrayList<>();
    private static final Set<Object> INSTANCES = Collections.newSetFromMap(new IdentityHashMap<>());

    @BeforeEach
    void forget() {
        CALLS.clear();
        INSTANCES.clear();
    }

    private static void handleOneRecord(VirtualLog log) {
        log.group("group").members(1, () -> (Object value) -> {});
        log.append("orders", "o-1", "value");
        log.drain();
    }

    static class Inherited {
        @BeforeEach
        void setUpFirst() {
            CALLS.add("setUpFirst");
        }

        @AfterEach
        void tearDownLast() {
            CALLS.add("tearDownLast");
        }
    }

    static class Once extends Inherited {
        Once() {
            CALLS.add("constructor");
        }

        @BeforeEach
        void setUp(VirtualLog log, TestInfo test) {
            assertThat(test.getDisplayName()).isEqualTo("body(VirtualLog)");
            CALLS.add("setUp");
        }

        @StreamTest
        @Topic(name = "orders")
        @Faults
        @Search(budget = "0s")
        void body(VirtualLog log) {
            INSTANCES.add(this);
            CALLS.add("body");
            handleOneRecord(log);
        }

        @AfterEach
        void tearDown() {
            CALLS.add("tearDown");
        }
    }

    @Test
    void every_run_is_a_whole_life_of_an_instance_of_its_own() {
        Jupiter.execute(Once.class)
                .testEvents()
                .assertStatistics(events -> events.started(1).succeeded(1).failed(0));

        List<String> life = List.of("constructor", "setUpFirst", "setUp", "body", "tearDown", "tearDownLast");
        assertThat(CALLS.get(0))
                .as("Jupiter's own instance is made and never used")
                .isEqualTo("constructor");
        assertThat(lives(CALLS.subList(1, CALLS.size()), life)).isGreaterThan(1).isEqualTo(INSTANCES.size());
    }

    /** How often {@code life} was led from beginning to end, with nothing in between. */
    private static int lives(List<String> calls, List<String> life) {
        int lives = calls.size() / life.size();
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < lives; i++) {
            expected.addAll(life);
        }
        assertThat(calls).isEqualTo(expected);
        return lives;
    }

    static class Outer {
        @BeforeEach
        void setUpOuter() {
            CALLS.add("setUpOuter");
        }

        @AfterEach
        void tearDownOuter() {
            CALLS.add("tearDownOuter");
        }

        @Nested
        @Topic(name = "orders")
        class Inner {
            @BeforeEach
            void setUpInner() {
                CALLS.add("setUpInner");
            }

            @StreamTest
            @Faults
            @Search(budget = "0s")
            void body(VirtualLog log) {
                INSTANCES.add(Outer.this);
                CALLS.add("body");
                handleOneRecord(log);
            }

            @AfterEach
            void tearDownInner() {
                CALLS.add("tearDownInner");
            }
        }
    }

    @Test
    void a_nested_test_lives_inside_a_fresh_enclosing_instance() {
        Jupiter.execute(Outer.class).testEvents().assertStatistics(events -> events.started(1)
                .succeeded(1));

        List<String> life = List.of("setUpOuter", "setUpInner", "body", "tearDownInner", "tearDownOuter");
        assertThat(lives(CALLS, life)).isGreaterThan(1).isEqualTo(INSTANCES.size());
    }

    static class Failing {
        @BeforeEach
        void setUp() {
            throw new IllegalStateException("no set-up");
        }

        @StreamTest
        void body(VirtualLog log) {
            CALLS.add("body");
        }

        @AfterEach
        void tearDown() {
            throw new IllegalStateException("no tear-down");
        }
    }

    @Test
    void a_failed_set_up_skips_the_body_and_not_the_tear_down() {
        Throwable failure = Jupiter.failure(Failing.class);

        Throwable own = Objects.requireNonNull(failure.getCause(), "no cause");
        assertThat(own).hasMessage("no set-up");
        assertThat(own.getSuppressed()).singleElement().isInstanceOf(IllegalStateException.class);
        assertThat(CALLS).isEmpty();
    }

    static class Private {
        @StreamTest
        @Topic(name = "orders")
        @SuppressWarnings("UnusedMethod")
        private void body(VirtualLog log) {
            CALLS.add("body");
            handleOneRecord(log);
        }
    }

    @Test
    void a_private_method_is_no_test_as_in_jupiter() {
        Jupiter.execute(Private.class).testEvents().assertStatistics(events -> events.started(0));

        assertThat(CALLS).isEmpty();
    }
}
