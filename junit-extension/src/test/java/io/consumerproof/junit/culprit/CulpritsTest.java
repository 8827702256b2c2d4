package io.consumerproof.junit.culprit;

import static io.consumerproof.junit.culprit.Comparison.DIFFERENT;
import static io.consumerproof.junit.culprit.Comparison.NOT_MADE;
import static io.consumerproof.junit.culprit.Comparison.SAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CulpritsTest {

    static final class Innocent {
        int plus(int one, int other) {
            return one + other;
        }
    }

    static final class Shuffles {
        int any() {
            return new Random().nextInt() + Set.of(1, 2, 3).iterator().next();
        }
    }

    static final class Hashes {
        Object any() {
            return new HashSet<>(List.of(new Object()));
        }
    }

    static final class AsksItsProcess {
        long any() {
            return ProcessHandle.current().pid();
        }
    }

    /** What a class of the project keeps for good. */
    enum Kept {
        ONE;

        static final Set<String> SEEN = new TreeSet<>(List.of("e1"));
        static final Set<String> NAMES = Set.of("mail");
        static boolean started = true;
        static @Nullable String nothing;

        final List<String> own = new ArrayList<>(List.of("e2"));
    }

    private static final List<String> HOLDING = List.of("com.acme.A.SEEN is [e1]");

    private static final List<String> CHANGED = List.of("com.acme.A.sent is 3 before a run and 4 after it");

    private static String why(Comparisons compared, Class<?> code, List<String> changes) {
        return why(compared, code, changes, "");
    }

    private static String why(Comparisons compared, Class<?> code, List<String> changes, String racing) {
        return Culprits.accused(new Sighting(compared, OwnCode.of(code), changes, HOLDING, racing))
                .why();
    }

    private static Comparisons compared(
            Comparison inOneJvm, Comparison startedAlike, Comparison otherOrder, Comparison otherHashes) {
        return new Comparisons(inOneJvm, startedAlike, otherOrder, otherHashes);
    }

    @Test
    void nobody_is_accused_where_nothing_was_compared() {
        assertThat(why(Comparisons.of(NOT_MADE), Shuffles.class, List.of()))
                .startsWith("something besides the records decides: a clock, random numbers, ");
    }

    @Test
    void nobody_is_accused_where_nothing_shows() {
        assertThat(why(Comparisons.of(DIFFERENT), Innocent.class, List.of())).contains("a clock, random numbers, ");
    }

    @Test
    void a_process_id_comes_from_outside() {
        assertThat(why(compared(SAME, DIFFERENT, NOT_MADE, NOT_MADE), AsksItsProcess.class, List.of()))
                .startsWith("something besides the records decides: the process it runs in (")
                .contains("calls ProcessHandle.pid");
        assertThat(why(compared(SAME, SAME, DIFFERENT, NOT_MADE), AsksItsProcess.class, List.of()))
                .doesNotContain("process");
    }

    @Test
    void statics_that_no_run_changes_any_more_are_told_by_what_they_hold() {
        assertThat(why(compared(DIFFERENT, SAME, NOT_MADE, NOT_MADE), Innocent.class, List.of()))
                .endsWith("differs; none changes any more, and these hold something: com.acme.A.SEEN is [e1]).");
        assertThat(why(compared(DIFFERENT, SAME, NOT_MADE, NOT_MADE), Innocent.class, CHANGED))
                .doesNotContain("SEEN");
    }

    @Test
    void what_can_change_and_is_not_empty_is_held_by_enum_constants_too() {
        String name = Kept.class.getName();
        assertThat(Statics.of(OwnCode.of(Kept.class)).holding())
                .contains(name + ".SEEN is [\"e1\"]", name + ".started is true", name + ".ONE.own is [\"e2\"]")
                .noneMatch(each -> each.contains("NAMES") || each.contains("nothing"));
    }

    @Test
    void system_properties_and_the_default_locale_outlive_a_run_too() {
        String property = getClass().getName();
        System.setProperty(property, "1");
        Statics before = Statics.of(OwnCode.of(Innocent.class));
        System.setProperty(property, "2");
        try {
            assertThat(before.changesUntil(Statics.of(OwnCode.of(Innocent.class))))
                    .contains("system property " + property + " is 1 before a run and 2 after it");
        } finally {
            System.clearProperty(property);
        }
    }

    @Test
    void random_numbers_do_not_come_into_it_where_jvms_that_were_started_alike_agree() {
        assertThat(why(compared(SAME, SAME, DIFFERENT, NOT_MADE), Shuffles.class, List.of()))
                .startsWith("something besides the records decides: the order of an unordered collection (")
                .doesNotContain("Random");
        assertThat(why(compared(DIFFERENT, SAME, NOT_MADE, NOT_MADE), Shuffles.class, CHANGED))
                .startsWith("something besides the records decides: state in statics (")
                .contains(CHANGED.get(0))
                .doesNotContain("Random");
    }

    @Test
    void an_order_does_not_come_into_it_where_one_jvm_differs_from_itself() {
        assertThat(why(compared(DIFFERENT, DIFFERENT, NOT_MADE, NOT_MADE), Shuffles.class, List.of()))
                .startsWith("something besides the records decides: random numbers (")
                .doesNotContain("Set.of");
    }

    @Test
    void a_set_of_three_may_differ_in_any_two_jvms() {
        assertThat(why(compared(SAME, DIFFERENT, NOT_MADE, NOT_MADE), Shuffles.class, List.of()))
                .contains("one of these: random numbers (", "the order of an unordered collection (");
    }

    @Test
    void hash_codes_are_accused_where_jvms_agree_without_them() {
        assertThat(why(compared(SAME, SAME, SAME, DIFFERENT), Hashes.class, List.of()))
                .startsWith("something besides the records decides: identity hash codes (")
                .contains("makes a HashSet");
    }

    @Test
    void statics_are_accused_where_all_fresh_jvms_agree() {
        assertThat(why(compared(SAME, SAME, SAME, SAME), Innocent.class, List.of()))
                .contains("state in statics (fresh JVMs agree, one that had made other runs before differs; ");
    }

    @Test
    void a_difference_that_never_came_back_may_be_from_outside_too() {
        assertThat(why(compared(SAME, SAME, SAME, SAME), Shuffles.class, List.of()))
                .contains("one of these: state in statics (", "random numbers (");
    }

    @Test
    void threads_that_race_are_accused_before_statics_that_nobody_saw_change() {
        Comparisons laterRunsDiffer = compared(DIFFERENT, SAME, NOT_MADE, NOT_MADE);
        assertThat(why(laterRunsDiffer, Innocent.class, List.of(), "com.acme.A.on(A.java:7)"))
                .isEqualTo(
                        "something besides the records decides: threads of its own (effects of one call come from several"
                                + " of them: com.acme.A.on(A.java:7)).");
        assertThat(why(laterRunsDiffer, Innocent.class, CHANGED, "com.acme.A.on(A.java:7)"))
                .contains("one of these: threads of its own (", "state in statics (");
        assertThat(why(laterRunsDiffer, Innocent.class, List.of(), "")).contains("decides: state in statics (");
    }
}
