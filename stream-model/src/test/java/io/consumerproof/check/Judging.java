package io.consumerproof.check;

import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.history.RecordId;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.assertj.core.api.Assertions;

/** Asks one check, and says what it must answer. */
final class Judging {

    private final Check check;

    Judging(Check check) {
        this.check = check;
    }

    Judged of(HistoryDraft run) {
        return of(run, run);
    }

    Judged of(HistoryDraft run, HistoryDraft reference) {
        return new Judged(check.judge(Evidence.of(run.history(), reference.history())));
    }

    /** The run, which is its own reference, leaves something undone behind a gap. */
    Judged omitting(HistoryDraft run, Omission omission) {
        Evidence evidence = Evidence.of(run.history(), run.history());
        return new Judged(check.judge(evidence.omitting(omission)));
    }

    /** A handler took batches; {@code single} tells which record each effect is for. */
    Judged tracing(HistoryDraft run, HistoryDraft single) {
        return tracing(run, single, EventFields.NONE);
    }

    /** The same, where this is declared of events. */
    Judged tracing(HistoryDraft run, HistoryDraft single, EventFields event) {
        Evidence evidence = new Evidence(run.history(), run.history(), event, Collections.emptySortedSet());
        return new Judged(check.judge(evidence.tracing(() -> Sources.in(single.history()))));
    }

    /** Handlers took batches in both; {@code single} tells which record each effect is for. */
    Judged tracing(HistoryDraft run, HistoryDraft reference, HistoryDraft single) {
        Evidence evidence = Evidence.of(run.history(), reference.history());
        return new Judged(check.judge(evidence.tracing(() -> Sources.in(single.history()))));
    }

    /** The check was named by the user. */
    Judged named(HistoryDraft run, HistoryDraft reference) {
        TreeSet<String> named = new TreeSet<>(Collections.singleton(check.name()));
        return new Judged(
                check.judge(new Evidence(run.history(), reference.history(), any -> Optional.empty(), named)));
    }

    /** A verdict that has to be this or that. */
    record Judged(Verdict verdict) {

        Judged holds(long judged) {
            Assertions.assertThat(verdict.violation()).isNull();
            Assertions.assertThat(verdict.outcome()).isEqualTo(Outcome.HOLDS);
            Assertions.assertThat(verdict.judged()).isEqualTo(judged);
            return this;
        }

        Judged isVacuous() {
            Assertions.assertThat(verdict.violation()).isNull();
            Assertions.assertThat(verdict.outcome()).isEqualTo(Outcome.VACUOUS);
            return this;
        }

        Judged isUndecided() {
            Assertions.assertThat(verdict.outcome()).isEqualTo(Outcome.UNDECIDED);
            return this;
        }

        Judged notes(String note) {
            Assertions.assertThat(verdict.note()).isEqualTo(note);
            return this;
        }

        Violation isViolated() {
            Assertions.assertThat(verdict.outcome()).isEqualTo(Outcome.VIOLATED);
            Violation violation = verdict.violation();
            Assertions.assertThat(violation).isNotNull();
            Assertions.assertThat(violation.why()).endsWith(".");
            Assertions.assertThat(violation.cure()).endsWith(".");
            Assertions.assertThat(violation.marks()).isNotEmpty();
            return violation;
        }

        /** Violated with this sentence, about these records; the marks are positions in the run. */
        void isViolated(String sentence, List<Integer> marks, String... records) {
            Violation violation = isViolated();
            Assertions.assertThat(violation.sentence()).isEqualTo(sentence);
            Assertions.assertThat(violation.marks()).isEqualTo(marks);
            RecordId[] ids = Arrays.stream(records).map(HistoryDraft::at).toArray(RecordId[]::new);
            Assertions.assertThat(violation.records()).containsExactly(ids);
        }
    }
}
