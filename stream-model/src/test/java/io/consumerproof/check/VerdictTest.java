package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Verdict.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Verdicts over many runs are the same whoever sums up which runs first. */
class VerdictTest {

    private static Verdict verdict(Outcome outcome, String note) {
        return new Verdict("lag-drains", outcome, 1, "partitions", note, null);
    }

    private static void assertSummedUp(String note, Verdict... three) {
        for (int first = 0; first < three.length; first++) {
            Verdict one = three[first];
            Verdict two = three[(first + 1) % three.length];
            Verdict last = three[(first + 2) % three.length];
            for (Verdict sum : List.of(
                    one.and(two).and(last),
                    one.and(two.and(last)),
                    one.and(last).and(two))) {
                assertThat(sum.note()).isEqualTo(note);
                assertThat(sum.judged()).isEqualTo(three.length);
            }
        }
    }

    @Test
    void ofSeveralNotesTheLeastIsKept() {
        assertSummedUp("a", verdict(Outcome.HOLDS, "b"), verdict(Outcome.HOLDS, ""), verdict(Outcome.HOLDS, "a"));
        assertSummedUp("a", verdict(Outcome.HOLDS, ""), verdict(Outcome.VACUOUS, "a"), verdict(Outcome.HOLDS, "b"));
    }

    @Test
    void whatCouldNotBeDecidedIsToldBeforeWhatIsExcused() {
        assertSummedUp(
                "b", verdict(Outcome.HOLDS, "a"), verdict(Outcome.UNDECIDED, "b"), verdict(Outcome.UNDECIDED, "c"));
    }
}
