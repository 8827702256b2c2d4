package io.consumerproof.report;

import io.consumerproof.check.Verdict;
import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Finding.Kind;
import io.consumerproof.explore.Replay;
import io.consumerproof.explore.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Explorations as a terminal shows them. Every text ends with a line feed; its first line stands alone. What differs between a
 * search and a replay of its token (counts of runs, time) is never part of a story, but in {@link #found}, so that both print the
 * same story byte for byte.
 */
public final class Terminal {

    private static final String INDENT = "    ";

    private Terminal() {}

    /**
     * A search that passes: one line with the counts behind it, then an indented line for each remark of its statement.
     *
     * @throws IllegalArgumentException if it does not pass
     */
    public static String line(Exploration exploration) {
        if (!exploration.passed()) {
            throw new IllegalArgumentException(
                    "'" + exploration.name() + "' does not pass: ask for its story or its problems");
        }
        String head = Heads.PASSED + PlainText.line(exploration.name()) + "   " + tried(exploration.statement());
        return head + "\n" + indented(StatementWords.remarks(exploration.statement()));
    }

    /**
     * What was tried: {@code 1,284 runs: every placement of ≤ 1 crash and ≤ 1 rebalance, members in turn; 37 of 37 points struck;
     * 0.2 s}; one line, not ended.
     */
    public static String tried(Statement statement) {
        return String.join("; ", StatementWords.phrases(statement));
    }

    /**
     * The whole story of what was found, at most {@link Story#MOST_LINES} lines, the last of which can be pasted.
     *
     * @param replayCommand what the token is appended to: {@code mvn verify -Dconsumerproof.token=}
     * @throws IllegalArgumentException if nothing was found
     */
    public static String story(Exploration exploration, String replayCommand) {
        Finding finding = exploration.finding();
        if (finding == null) {
            throw new IllegalArgumentException("nothing was found in '" + exploration.name() + "'");
        }
        return story(exploration.name(), finding, List.of(), replayCommand + finding.token());
    }

    private static String story(String name, Finding finding, List<String> notes, String command) {
        List<String> all = new ArrayList<>(notes);
        if (!finding.note().isEmpty()) {
            all.add(finding.note());
        }
        return new Story(Heads.of(name, finding), finding.history(), finding.violation(), all, command).text();
    }

    /**
     * How the search came to what it found: {@code   found in run 12 of 41, shrunk to 1 fault and 1 record; 0.2 s}. One line that
     * belongs above or below a story, never into it. Empty if nothing was found. Where a kept run showed it: {@code found again by
     * orders.regressions.yaml:2 (no-lost-effect), in run 2 of 41}.
     */
    public static String found(Exploration exploration) {
        Finding finding = exploration.finding();
        if (finding == null) {
            return "";
        }
        Statement statement = exploration.statement();
        String how = finding.again() == null ? "found" : "found again by " + PlainText.line(finding.again() + "") + ",";
        String shrunk = finding.shrunk()
                ? ", shrunk to " + PlainText.count(finding.faults(), "fault") + " and "
                        + PlainText.count(finding.records(), "record")
                : "";
        return "  " + how + " in run " + PlainText.count(finding.run()) + " of " + PlainText.count(statement.runs())
                + shrunk + "; " + PlainText.seconds(statement.elapsedMillis()) + "\n";
    }

    /**
     * The very line that keeps the found run: {@code   Keep   add to orders.regressions.yaml: - {token: c1.…, check: no-lost-effect}}.
     * It belongs below {@link #found}. Empty if there is nothing to keep.
     *
     * @param file name of the file that regressions are kept in
     */
    public static String keep(Exploration exploration, String file) {
        return keep(
                exploration,
                finding -> "add to " + PlainText.line(file) + ": - {token: " + finding.token() + ", check: "
                        + finding.violation().check() + "}");
    }

    /**
     * How the found run is kept, in the words of {@code how}: {@code   Keep   annotate the test: @Regression("c2.…")}. Empty if there
     * is nothing to keep.
     */
    public static String keep(Exploration exploration, Function<Finding, String> how) {
        Finding finding = exploration.finding();
        return finding == null || !finding.isWorthKeeping() ? "" : "  Keep   " + how.apply(finding) + "\n";
    }

    /**
     * Why a search does not pass although nothing was found: its first problem behind the name, the others on lines of their own, then
     * what was tried. A check without anything to judge comes with how to allow that. Empty if there is no problem.
     */
    public static String problems(Exploration exploration) {
        if (exploration.problems().isEmpty()) {
            return "";
        }
        List<String> problems = exploration.problems().stream()
                .map(problem -> PlainText.line(problem) + cure(exploration, problem))
                .toList();
        StringBuilder text = new StringBuilder(Heads.of(exploration.name(), problems.get(0))).append('\n');
        problems.stream()
                .skip(1)
                .forEach(problem -> text.append(INDENT).append(problem).append('\n'));
        return text.append(INDENT).append(tried(exploration.statement())).append('\n')
                + indented(StatementWords.remarks(exploration.statement()));
    }

    private static String cure(Exploration exploration, String problem) {
        if (problem.contains("vacuous: allowed")) {
            return "";
        }
        return exploration.verdicts().stream()
                .filter(verdict ->
                        verdict.outcome() == Outcome.VACUOUS && problem.contains("'" + verdict.check() + "'"))
                .map(verdict -> "; to allow it: {" + verdict.check() + ": {vacuous: allowed}}")
                .collect(Collectors.joining());
    }

    /**
     * What each check judged, one indented line a check: {@code no-lost-effect   holds   12 effects}. Empty without checks.
     */
    public static String verdicts(Exploration exploration) {
        int widest = exploration.verdicts().stream()
                .mapToInt(verdict -> verdict.check().length())
                .max()
                .orElse(0);
        StringBuilder text = new StringBuilder();
        for (Verdict verdict : exploration.verdicts()) {
            String name = verdict.check() + " ".repeat(widest - verdict.check().length());
            text.append(INDENT)
                    .append(name)
                    .append("  ")
                    .append(judgement(verdict))
                    .append('\n');
        }
        return text.toString();
    }

    /** {@code holds      12 effects}. */
    static String judgement(Verdict verdict) {
        String note = verdict.note().isEmpty() ? "" : "; " + PlainText.line(verdict.note());
        return switch (verdict.outcome()) {
            case HOLDS -> "holds      " + PlainText.count(verdict.judged()) + " " + verdict.unit() + note;
            case VACUOUS -> "vacuous    nothing to judge" + note;
            case UNDECIDED -> "undecided" + note;
            case VIOLATED -> "violated   " + PlainText.count(verdict.judged()) + " " + verdict.unit() + note;
        };
    }

    /**
     * What a replayed token showed: the story, the same bytes as {@link #story} printed when the run took the token's choices, or
     * {@code no longer violated}. Where the run went another way, notes before the last line say so.
     *
     * @param name the experiment's name
     * @param replayCommand what the token is appended to
     * @param token the replayed token
     */
    public static String replay(Replay replay, String name, String replayCommand, String token) {
        List<String> notes = new ArrayList<>();
        Finding finding = replay.finding();
        if (finding != null) {
            if (finding.kind() != Kind.DIVERGED) {
                Optional.ofNullable(replay.divergence()).ifPresent(notes::add);
                notes.addAll(replay.remarks());
            }
            return story(name, finding, notes, replayCommand + token);
        }
        String way = replay.divergence() == null ? "the same choices, nothing found" : replay.divergence();
        return Heads.PASSED + PlainText.line(name) + "   no longer violated (" + PlainText.line(way) + ")\n"
                + indented(replay.remarks().stream().map(PlainText::line).toList());
    }

    private static String indented(List<String> lines) {
        return lines.stream().map(each -> INDENT + each + "\n").collect(Collectors.joining());
    }
}
