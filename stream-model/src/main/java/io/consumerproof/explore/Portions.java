package io.consumerproof.explore;

import io.consumerproof.check.Check;
import io.consumerproof.check.Checks;
import io.consumerproof.check.Verdict;
import io.consumerproof.check.Violation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        Tally tally = tally();
        Map<String, String> promises = new LinkedHashMap<>();
        parts.forEach(each -> promises.putAll(each.portion().promises()));
        Map<String, String> vacuous = vacuous();
        Unexercised unexercised = unexercised();
        Portion portion =
                new Portion(shard, tally, promises, first.portion().shared(), found, vacuous, unexercised, oddities());
        Finding finding = first.finding();
        return new Exploration(
                first.name(),
                found == null ? verdicts() : first.verdicts(),
                finding == null || !isCut() ? finding : finding.run(tally.runs()),
                statement(portion),
                problems(vacuous),
                first.sampleTokens(),
                portion);
    }

    /** A search that ends with what it found says nothing of what it left out. */
    private Unexercised unexercised() {
        return found != null
                ? Unexercised.NOTHING
                : parts.stream()
                        .map(each -> each.portion().unexercised())
                        .reduce(Unexercised::and)
                        .orElse(Unexercised.NOTHING);
    }

    /** Whether it is known what an undivided search does until it finds the same. */
    private boolean isCut() {
        return found != null && !found.equals(Rank.FIRST);
    }

    /** What an undivided search does: nothing behind the run that shows what is found. */
    private Tally tally() {
        Tally tally = first.portion().tally();
        for (Exploration each : parts.subList(1, parts.size())) {
            Tally other = each.portion().tally();
            tally = tally.and(found != null && isCut() ? other.before(found) : other);
        }
        return tally;
    }

    private Statement statement(Portion portion) {
        Statement told = first.statement();
        boolean exhaustive = parts.stream().allMatch(each -> each.statement().exhaustive());
        return new Statement(
                portion.tally().runs(),
                portion.tally().covered(),
                told.bound(),
                exhaustive,
                variants(),
                sampled(portion.tally()),
                portion.tally().shares(),
                portion.tally().seen().size(),
                portion.tally().struck().size(),
                parts.stream()
                        .mapToLong(each -> each.statement().elapsedMillis())
                        .max()
                        .orElse(0),
                remarks(portion, exhaustive),
                portion.shard());
    }

    private long sampled(Tally tally) {
        if (found != null && isCut()) {
            return first.statement().sampled() == 0 ? 0 : tally.runsOf(found.phase());
        }
        return parts.stream().mapToLong(each -> each.statement().sampled()).sum();
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

    /** In the order of an undivided search: what only the first shard has to say comes before what is promised. */
    private List<String> remarks(Portion portion, boolean exhaustive) {
        Set<String> remarks = new LinkedHashSet<>();
        parts.stream()
                .sorted(Comparator.comparing(each -> each.portion().shard().number()))
                .forEach(each -> {
                    List<String> own = new ArrayList<>(each.statement().remarks());
                    own.removeAll(sentences(each.portion(), each.statement().exhaustive()));
                    own.removeAll(portion.promises().values());
                    own.removeAll(each.portion().oddities().sentences());
                    remarks.addAll(own);
                });
        remarks.addAll(portion.oddities().sentences());
        remarks.addAll(portion.tally().kept(portion.promises()));
        remarks.addAll(sentences(portion, exhaustive));
        return List.copyOf(remarks);
    }

    /** Nothing beside what is found. */
    private Oddities oddities() {
        return found == null
                ? Oddities.firstOf(
                        parts.stream().map(each -> each.portion().oddities()).toList())
                : new Oddities();
    }

    private static List<String> sentences(Portion portion, boolean exhaustive) {
        Tally tally = portion.tally();
        return portion.unexercised()
                .sentences(exhaustive, tally.seen().size() - tally.struck().size(), portion.shard());
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
        for (Exploration each : found == null ? parts : List.of(first)) {
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
