package io.consumerproof.explore;

import io.consumerproof.check.Check;
import io.consumerproof.check.Checks;
import io.consumerproof.check.Verdict;
import io.consumerproof.check.Violation;
import io.consumerproof.explore.Course.Stretch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Puts the explorations of several shards together, to one that counts and tells what an undivided search does. */
public final class Portions {

    private static final String EVERY = ": every placement of ";
    private static final String NOT_EVERY = ": not every placement of ";

    private final List<Exploration> parts;
    private final Exploration first;
    private final @Nullable Rank found;

    private Portions(List<Exploration> parts) {
        this.parts = parts.stream()
                .sorted(Comparator.comparing(Portions::place)
                        .thenComparing(each -> each.portion().shard().number()))
                .toList();
        this.first = this.parts.get(0);
        this.found = isFound(first) ? place(first) : null;
    }

    /**
     * The exploration of {@code shard}, which {@code parts} are together. What comes first in the order of the search is found; what
     * was found in a part that is not of this JVM is a problem.
     *
     * @param parts at least one, each with its own portion
     */
    public static Exploration join(Shard shard, List<Exploration> parts) {
        return new Portions(parts).whole(shard);
    }

    private static boolean isFound(Exploration part) {
        return part.finding() != null || part.portion().found() != null;
    }

    private static Rank place(Exploration part) {
        Rank rank = part.portion().found();
        if (rank != null) {
            return rank;
        }
        return part.finding() != null ? Rank.FIRST : new Rank(Rank.RANDOM, Long.MAX_VALUE, 0);
    }

    private Exploration whole(Shard shard) {
        long[] seen = union(parts.stream()
                .flatMapToLong(each -> Arrays.stream(each.portion().seen())));
        long[] struck = union(parts.stream()
                .flatMapToLong(each -> Arrays.stream(each.portion().struck())));
        Map<String, String> vacuous = vacuous();
        Unexercised unexercised = parts.stream()
                .map(each -> each.portion().unexercised())
                .reduce(Unexercised::and)
                .orElse(Unexercised.NOTHING);
        Portion portion =
                new Portion(shard, seen, struck, stretches(), first.portion().shared(), found, vacuous, unexercised);
        Finding finding = first.finding();
        return new Exploration(
                first.name(),
                verdicts(),
                finding == null || place(first).equals(Rank.FIRST) ? finding : finding.run(runs()),
                statement(portion),
                problems(vacuous),
                first.sampleTokens(),
                portion);
    }

    private static long[] union(LongStream keys) {
        return keys.sorted().distinct().toArray();
    }

    /** Runs that every shard makes come once. */
    private List<Stretch> stretches() {
        return parts.stream()
                .flatMap(each -> each.portion().stretches().stream())
                .distinct()
                .sorted(Comparator.comparingInt(Stretch::phase).thenComparingLong(Stretch::unit))
                .toList();
    }

    /** As many as an undivided search makes: none behind the one that shows what is found. */
    private long runs() {
        if (found == null || found.equals(Rank.FIRST)) {
            return parts.stream().mapToLong(each -> each.statement().runs()).sum();
        }
        boolean beyond = found.phase() == Rank.RANDOM;
        return stretches().stream()
                        .filter(each -> beyond || isBefore(each, found))
                        .mapToLong(Stretch::runs)
                        .sum()
                + (beyond ? found.unit() + 1 : found.run());
    }

    private static boolean isBefore(Stretch stretch, Rank rank) {
        return stretch.phase() < rank.phase() || (stretch.phase() == rank.phase() && stretch.unit() < rank.unit());
    }

    private Statement statement(Portion portion) {
        Statement told = first.statement();
        boolean exhaustive = parts.stream().allMatch(each -> each.statement().exhaustive());
        return new Statement(
                runs(),
                parts.stream().mapToLong(each -> each.statement().covered()).sum(),
                told.bound(),
                exhaustive,
                variants(),
                parts.stream().mapToLong(each -> each.statement().sampled()).sum(),
                beyond(),
                portion.seen().length,
                portion.struck().length,
                parts.stream()
                        .mapToLong(each -> each.statement().elapsedMillis())
                        .max()
                        .orElse(0),
                remarks(portion, exhaustive),
                portion.shard());
    }

    private List<Statement.Share> beyond() {
        Map<String, Long> runs = new LinkedHashMap<>();
        for (Exploration each : parts) {
            each.statement().beyond().forEach(share -> runs.merge(share.strategy(), share.runs(), Long::sum));
        }
        List<Statement.Share> shares = new ArrayList<>();
        runs.forEach((strategy, made) -> shares.add(new Statement.Share(strategy, made)));
        return shares;
    }

    /** What every part tried, and only as far as the one that got least far. */
    private List<String> variants() {
        List<String> variants = new ArrayList<>();
        for (String each : first.statement().variants()) {
            String less = each.replace(EVERY, NOT_EVERY);
            String more = each.replace(NOT_EVERY, EVERY);
            boolean byAll =
                    parts.stream().allMatch(part -> part.statement().variants().contains(more));
            boolean byAllSomehow = parts.stream()
                    .allMatch(part -> part.statement().variants().contains(more)
                            || part.statement().variants().contains(less));
            if (byAllSomehow) {
                variants.add(byAll ? more : less);
            }
        }
        return variants;
    }

    private List<String> remarks(Portion portion, boolean exhaustive) {
        Set<String> remarks = new LinkedHashSet<>();
        for (Exploration each : parts) {
            List<String> own = new ArrayList<>(each.statement().remarks());
            own.removeAll(sentences(each.portion(), each.statement().exhaustive()));
            remarks.addAll(own);
        }
        remarks.addAll(sentences(portion, exhaustive));
        return List.copyOf(remarks);
    }

    private static List<String> sentences(Portion portion, boolean exhaustive) {
        return portion.unexercised().sentences(exhaustive, portion.seen().length - portion.struck().length);
    }

    /** In the order of the catalogue; of violations that of what is found. */
    private List<Verdict> verdicts() {
        Map<String, Verdict> sums = new LinkedHashMap<>();
        for (Check check : Checks.all()) {
            for (Exploration part : parts) {
                for (Verdict each : part.verdicts()) {
                    if (each.check().equals(check.name())) {
                        sums.merge(check.name(), each, Verdict::and);
                    }
                }
            }
        }
        return sums.values().stream().map(this::withoutRepetition).toList();
    }

    /** What every part has judged counts once. */
    private Verdict withoutRepetition(Verdict sum) {
        long shared = first.portion().shared().getOrDefault(sum.check(), 0L);
        long judged = sum.judged() - shared * (parts.size() - 1);
        return new Verdict(sum.check(), sum.outcome(), judged, sum.unit(), sum.note(), sum.violation());
    }

    /** A check that judged nothing in one part, but something in another, is not vacuous. */
    private Map<String, String> vacuous() {
        Map<String, String> vacuous = new LinkedHashMap<>(first.portion().vacuous());
        parts.forEach(
                each -> vacuous.keySet().retainAll(each.portion().vacuous().keySet()));
        return vacuous;
    }

    private List<String> problems(Map<String, String> vacuous) {
        Set<String> problems = new LinkedHashSet<>();
        for (Exploration each : parts) {
            List<String> own = new ArrayList<>(each.problems());
            own.removeAll(each.portion().vacuous().values());
            problems.addAll(own);
        }
        if (problems.isEmpty() && found == null) {
            problems.addAll(vacuous.values());
        }
        if (found != null && first.finding() == null) {
            problems.add(violation(first));
        }
        return List.copyOf(problems);
    }

    private static String violation(Exploration part) {
        for (Verdict each : part.verdicts()) {
            Violation violation = each.violation();
            if (violation != null) {
                return violation.sentence();
            }
        }
        return "something was found in shard " + part.portion().shard();
    }
}
