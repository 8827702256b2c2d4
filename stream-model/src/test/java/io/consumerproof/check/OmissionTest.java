package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.RecordId;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a run and its reference leave undone alike, since both have the same gaps. */
final class OmissionTest {

    private static final String MAIL = "Mailer.send(\"o-1\")";

    private final HistoryDraft run = HistoryDraft.committing("after-record")
            .log("created", "a marker's place", "paid")
            .assigned(1, "orders-0")
            .does(1, "orders-0@0", MAIL)
            .delivered(1, "orders-0@2")
            .handled(1, "orders-0@2");
    private final int handled = run.last();

    private static Omission omission(int effects, int wanted, boolean ofState, boolean policy, String... records) {
        List<RecordId> call = Stream.of(records).map(HistoryDraft::at).toList();
        RecordId last = call.get(call.size() - 1);
        return new Omission(
                "billing", call, last, HistoryDraft.at("orders-0@0"), effects, wanted, MAIL, ofState, policy);
    }

    @Test
    void anEffectThatTheReferenceLacksTooIsLost() {
        run.drained();
        Omission omission = omission(0, 1, false, false, "orders-0@2");
        Judging judging = new Judging(new NoLostEffect());
        judging.of(run).holds(1);
        judging.omitting(run, omission)
                .isViolated(
                        "Mailer.send(\"o-1\") never happened; without the gap before orders-0@2 it does.",
                        List.of(handled),
                        "orders-0@0",
                        "orders-0@2");
        assertThat(judging.omitting(run, omission).isViolated().why())
                .isEqualTo("no record is at orders-0@1: transaction markers and compaction leave gaps, and the consumer"
                        + " counts on offset + 1.");
    }

    @Test
    void ofABatchItIsToldHowManyEffectsItLacks() {
        Omission omission = omission(1, 2, false, false, "orders-0@0", "orders-0@2");
        assertThat(omission.violation("no-lost-effect", run.history()).sentence())
                .isEqualTo(
                        "The handler has 1 effect for 2 records from orders-0@0 on; without gaps before them it has 2.");
    }

    @Test
    void whatPolicyEndsNeedNotHaveAnEffectAndTheStoryPointsThere() {
        HistoryDraft stopped = HistoryDraft.committing("after-record")
                .log("created", "a marker's place", "another's", "paid")
                .assigned(1, "orders-0")
                .does(1, "orders-0@0", MAIL)
                .delivered(1, "orders-0@3")
                .stopped(1, "orders-0@3");
        int end = stopped.last();
        stopped.assigned(2, "orders-0").does(2, "orders-0@3", MAIL);
        Violation violation = omission(1, 1, false, true, "orders-0@3").violation("no-lost-effect", stopped.history());
        assertThat(violation.marks()).containsExactly(end);
        assertThat(violation.sentence()).isEqualTo("Policy ends orders-0@3; without the gap before it, it is handled.");
        assertThat(violation.why())
                .startsWith("no record is at orders-0@1 to orders-0@2: ")
                .endsWith("; that policy ends what it throws excuses nothing here.");
    }

    @Test
    void aMissingChangeOfStateIsAnotherStateThoughTheReferenceHasTheSame() {
        run.state(1, "orders-0@0").ends("orders", "o-1 | 50");
        Judging judging = new Judging(new SameState());
        judging.of(run).holds(1);
        judging.omitting(run, omission(0, 1, false, false, "orders-0@2")).holds(1);
        judging.omitting(run, omission(0, 1, true, false, "orders-0@2")).isViolated();
    }
}
