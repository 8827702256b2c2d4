package io.consumerproof.explore;

import io.consumerproof.check.Verdict;
import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.check.Violation;
import io.consumerproof.explore.Course.Stretch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The spelling of an exploration for another JVM, which puts it together with others ({@link Portions}): all but its finding, of which
 * the place in the search is left, and the sentences of violations. One thing a line, its fields apart by tabs.
 */
public final class ExplorationText {

    private final StringBuilder text = new StringBuilder();

    private ExplorationText() {}

    /** Lines, each ended; {@link #parse} reads them. */
    public static String spell(Exploration exploration) {
        ExplorationText spelling = new ExplorationText();
        spelling.line("name", exploration.name());
        spelling.statement(exploration.statement());
        exploration.verdicts().forEach(spelling::verdict);
        exploration.problems().forEach(each -> spelling.line("problem", each));
        exploration.sampleTokens().forEach(each -> spelling.line("token", each));
        spelling.portion(exploration);
        return spelling.text.toString();
    }

    private void statement(Statement statement) {
        line(
                "statement",
                statement.runs(),
                statement.covered(),
                statement.bound(),
                statement.exhaustive(),
                statement.sampled(),
                statement.pointsSeen(),
                statement.pointsStruck(),
                statement.elapsedMillis());
        statement.beyond().forEach(each -> line("beyond", each.strategy(), each.runs()));
        statement.variants().forEach(each -> line("variant", each));
        statement.remarks().forEach(each -> line("remark", each));
    }

    private void verdict(Verdict verdict) {
        Violation violation = verdict.violation();
        line(
                "verdict",
                verdict.check(),
                verdict.outcome().name(),
                verdict.judged(),
                verdict.unit(),
                verdict.note(),
                violation == null ? "" : violation.sentence(),
                violation == null ? "" : violation.why(),
                violation == null ? "" : violation.cure());
    }

    private void portion(Exploration exploration) {
        Portion portion = exploration.portion();
        Rank found = portion.found() == null && exploration.finding() != null ? Rank.FIRST : portion.found();
        line("shard", portion.shard());
        if (found != null) {
            line("found", found);
        }
        tally(portion.tally());
        portion.promises().forEach((strategy, sentence) -> line("promise", strategy, sentence));
        portion.shared().forEach((check, judged) -> line("shared", check, judged));
        portion.vacuous().forEach((check, sentence) -> line("vacuous", check, sentence));
        portion.oddities().sights().forEach((kind, sight) -> line("oddity", kind, sight.rank(), sight.sentence()));
        Unexercised unexercised = portion.unexercised();
        unexercised.kinds().forEach(each -> line("unexercised", each));
        unexercised.unstruck().forEach((key, place) -> line("unstruck", key, place));
        line("why", unexercised.why());
    }

    private void tally(Tally tally) {
        tally.stretches().forEach(each -> line("runs", each.phase(), each.unit(), each.runs(), each.covered()));
        tally.walks().forEach(each -> line("walk", each.shard(), each.runs()));
        tally.seen().forEach((key, rank) -> line("seen", key, rank));
        tally.struck().forEach((key, rank) -> line("struck", key, rank));
    }

    private void line(String name, Object... fields) {
        List<String> words = new ArrayList<>();
        words.add(name);
        for (Object each : fields) {
            words.add(each.toString());
        }
        text.append(TabbedLine.of(words)).append('\n');
    }

    /**
     * The exploration that {@code text} spells, without its finding.
     *
     * @throws IllegalArgumentException if it spells none
     */
    public static Exploration parse(String text) {
        Reader reader = new Reader();
        try {
            text.lines().forEach(reader::line);
            return reader.exploration();
        } catch (IndexOutOfBoundsException incomplete) {
            throw new IllegalArgumentException("a line has too few fields", incomplete);
        }
    }

    /** What was read so far. */
    private static final class Reader {

        private final Map<String, List<List<String>>> lines = new LinkedHashMap<>();

        void line(String line) {
            List<String> fields = TabbedLine.parse(line);
            lines.computeIfAbsent(fields.get(0), any -> new ArrayList<>()).add(fields.subList(1, fields.size()));
        }

        private List<List<String>> all(String name) {
            return lines.getOrDefault(name, List.of());
        }

        private List<String> one(String name) {
            if (all(name).isEmpty()) {
                throw new IllegalArgumentException("'" + name + "' is missing");
            }
            return all(name).get(0);
        }

        private List<String> texts(String name) {
            return all(name).stream().map(each -> each.get(0)).toList();
        }

        Exploration exploration() {
            return new Exploration(
                    one("name").get(0),
                    all("verdict").stream().map(Reader::verdict).toList(),
                    null,
                    statement(one("statement")),
                    texts("problem"),
                    texts("token"),
                    portion());
        }

        private Statement statement(List<String> fields) {
            return new Statement(
                    Long.parseLong(fields.get(0)),
                    Long.parseLong(fields.get(1)),
                    fields.get(2),
                    Boolean.parseBoolean(fields.get(3)),
                    texts("variant"),
                    Long.parseLong(fields.get(4)),
                    all("beyond").stream()
                            .map(each -> new Statement.Share(each.get(0), Long.parseLong(each.get(1))))
                            .toList(),
                    Integer.parseInt(fields.get(5)),
                    Integer.parseInt(fields.get(6)),
                    Long.parseLong(fields.get(7)),
                    texts("remark"),
                    Shard.parse(one("shard").get(0)));
        }

        private static Verdict verdict(List<String> fields) {
            String check = fields.get(0);
            Outcome outcome = Outcome.valueOf(fields.get(1));
            Violation violation = outcome == Outcome.VIOLATED
                    ? new Violation(check, fields.get(5), fields.get(6), fields.get(7), List.of(), List.of())
                    : null;
            return new Verdict(check, outcome, Long.parseLong(fields.get(2)), fields.get(3), fields.get(4), violation);
        }

        private Portion portion() {
            Map<String, Long> shared = new LinkedHashMap<>();
            all("shared").forEach(each -> shared.put(each.get(0), Long.parseLong(each.get(1))));
            SortedMap<Long, String> unstruck = new TreeMap<>();
            Oddities oddities = new Oddities();
            all("oddity")
                    .forEach(each ->
                            oddities.add(each.get(0), new Oddities.Sight(Rank.parse(each.get(1)), each.get(2))));
            all("unstruck").forEach(each -> unstruck.put(Long.parseLong(each.get(0)), each.get(1)));
            return new Portion(
                    Shard.parse(one("shard").get(0)),
                    tally(),
                    pairs("promise"),
                    shared,
                    found(),
                    pairs("vacuous"),
                    new Unexercised(texts("unexercised"), unstruck, one("why").get(0)),
                    oddities);
        }

        private Tally tally() {
            return new Tally(
                    all("runs").stream().map(Reader::stretch).toList(),
                    all("walk").stream()
                            .map(each -> new Walk(Shard.parse(each.get(0)), Long.parseLong(each.get(1))))
                            .toList(),
                    ranks("seen"),
                    ranks("struck"));
        }

        private static Stretch stretch(List<String> fields) {
            return new Stretch(
                    Integer.parseInt(fields.get(0)),
                    Long.parseLong(fields.get(1)),
                    Long.parseLong(fields.get(2)),
                    Long.parseLong(fields.get(3)));
        }

        private SortedMap<Long, Rank> ranks(String name) {
            SortedMap<Long, Rank> ranks = new TreeMap<>();
            all(name).forEach(each -> ranks.put(Long.parseLong(each.get(0)), Rank.parse(each.get(1))));
            return ranks;
        }

        private Map<String, String> pairs(String name) {
            Map<String, String> pairs = new LinkedHashMap<>();
            all(name).forEach(each -> pairs.put(each.get(0), each.get(1)));
            return pairs;
        }

        private @Nullable Rank found() {
            return all("found").isEmpty() ? null : Rank.parse(one("found").get(0));
        }
    }
}
