package io.consumerproof.report;

import static io.consumerproof.report.Told.M1;
import static io.consumerproof.report.Told.M2;
import static io.consumerproof.report.Told.P0;
import static io.consumerproof.report.Told.id;
import static io.consumerproof.report.Told.record;

import io.consumerproof.check.Verdict;
import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.check.Violation;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Finding.Kind;
import io.consumerproof.explore.RunPlan;
import io.consumerproof.explore.Statement;
import io.consumerproof.history.Claim;
import io.consumerproof.history.History;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Point;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Findings and explorations as a search would hand them over. */
final class Samples {

    static final String COMMAND = "mvn verify -Dconsumerproof.token=";
    static final String BOUND = "≤ 1 crash and ≤ 1 rebalance";
    static final String SEND = "Mailer.send(\"o-1\", \"paid\")";

    private Samples() {}

    /** A crash between the effect and the commit; the successor does it again: the event at place 15. */
    static History mailedTwice() {
        LogRecord paid = record(P0, 0, "o-1", "OrderPaid e2");
        return Told.billing()
                .append(paid)
                .settled()
                .deliver(M1, 1, paid)
                .apply(M1, paid.id(), SEND)
                .crash(M1, Point.AFTER_EFFECT, paid.id())
                .at(45_000)
                .takeover(0, Claim.NONE)
                .deliver(M2, 2, paid)
                .apply(M2, paid.id(), SEND)
                .handle(M2, paid.id())
                .commit(M2, 2, P0, 1)
                .drain()
                .history();
    }

    static Violation repeated() {
        return new Violation(
                "no-duplicate-effect",
                SEND + " happened 2 times; the reference run does it once.",
                "the commit follows the effect, and the receiver does not absorb repeats.",
                "give the receiver an idempotency key, or record e2 in one transaction with the effect.",
                List.of(id(P0, 0)),
                List.of(14));
    }

    static Finding finding(Kind kind, History history, Violation violation) {
        return new Finding(kind, violation, List.of(), history, RunPlan.REFERENCE, "c1.7fK2", 12, 1, 1, true, null);
    }

    static Finding trimmed(String note) {
        return new Finding(
                Kind.VIOLATION,
                repeated(),
                List.of(),
                mailedTwice(),
                RunPlan.REFERENCE,
                "c1.7fK2",
                12,
                1,
                1,
                true,
                null,
                note,
                null);
    }

    static Exploration found(Kind kind) {
        return found(finding(kind, mailedTwice(), repeated()));
    }

    static Exploration found(Finding finding) {
        Verdict verdict =
                new Verdict(finding.violation().check(), Outcome.VIOLATED, 2, "effects", "", finding.violation());
        return new Exploration("payment-notifier", List.of(verdict), finding, statement(41, true, 0, 0), List.of());
    }

    static Statement statement(long runs, boolean exhaustive, long sampled, long random, String... remarks) {
        return new Statement(
                runs, 0, BOUND, exhaustive, List.of(), sampled, shares(random), 37, 37, 200, List.of(remarks));
    }

    /** Random runs get what two other strategies leave. */
    private static List<Statement.Share> shares(long runs) {
        long third = runs / 3;
        return runs == 0
                ? List.of()
                : List.of(
                        new Statement.Share("random", runs - 2 * third),
                        new Statement.Share("priority", third),
                        new Statement.Share("coverage-guided", third));
    }

    static Exploration passed(Statement statement) {
        List<Verdict> verdicts = List.of(
                new Verdict("no-lost-effect", Outcome.HOLDS, 12, "effects", "", null),
                new Verdict("same-state", Outcome.HOLDS, 1_284, "states", "", null),
                new Verdict("order-per-key", Outcome.VACUOUS, 0, "", "no key has two effects", null));
        return new Exploration("order-projection", verdicts, null, statement, List.of());
    }

    static Exploration notPassed(Outcome outcome, @Nullable String note, String problem) {
        Verdict verdict = new Verdict("poison-contained", outcome, 0, "", note == null ? "" : note, null);
        return new Exploration("retry-policy", List.of(verdict), null, statement(41, true, 0, 0), List.of(problem));
    }

    /** Explorations of every outcome, the names of which need escaping. */
    static List<Exploration> all() {
        return Stream.of(
                        passed(statement(1_284, true, 0, 5_000, "excused: a commit refused by a fault")),
                        found(Kind.VIOLATION),
                        notPassed(
                                Outcome.VACUOUS,
                                "no record always fails",
                                "check 'poison-contained' has nothing to judge"))
                .toList();
    }
}
