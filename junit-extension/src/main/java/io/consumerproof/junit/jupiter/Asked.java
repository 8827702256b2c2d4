package io.consumerproof.junit.jupiter;

import io.consumerproof.check.Check;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.explore.FaultShapes;
import io.consumerproof.explore.Search;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.junit.contract.DurationText;
import io.consumerproof.junit.contract.Spelling;
import io.consumerproof.junit.culprit.Inquest;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.PinnedFault;
import io.consumerproof.scenario.Program;
import io.consumerproof.scenario.Unmodeled;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a test's annotations ask for, in the words of an experiment. What is wrong in them is an {@link IllegalArgumentException}, each
 * mistake on a line of its own; {@link #requireSound} tells those of all annotations at once.
 */
final class Asked {

    private static final Pattern RECORD = Pattern.compile("(.+)-(\\d{1,9})@(\\d{1,18})");

    private static final List<String> REMARKS = List.of(
            "effects on objects not obtained from the log are judged by the test's own assertions alone",
            Inquest.ONE_JVM);

    private final Declared declared;

    Asked(Declared declared) {
        this.declared = declared;
    }

    /** @throws IllegalArgumentException with everything that is wrong in any of the annotations */
    void requireSound() {
        Mistakes mistakes = new Mistakes();
        mistakes.of(this::topics);
        mistakes.of(this::pinned);
        mistakes.of(this::faults);
        mistakes.of(this::promises);
        mistakes.of(this::search);
        mistakes.of(this::watchdog);
        mistakes.refuse();
    }

    /** The experiment of a test whose runs do {@code program}. A body counts on its records: none is left out by shrinking. */
    Experiment experiment(TestIdentity identity, Program program) {
        return new Experiment(
                identity.name(),
                identity.identity(),
                program,
                faults(),
                pinned(),
                promises(),
                any -> Optional.empty(),
                search(),
                false,
                REMARKS,
                regressions());
    }

    private List<io.consumerproof.explore.Regression> regressions() {
        List<io.consumerproof.explore.Regression> kept = new ArrayList<>();
        for (Regression each : declared.all(Regression.class)) {
            String place = "@Regression " + (kept.size() + 1);
            kept.add(new io.consumerproof.explore.Regression(each.value(), "", place));
        }
        return kept;
    }

    Topics topics() {
        return new Topics(declared.each(Topic.class), counted());
    }

    List<PinnedFault> pinned() {
        Mistakes mistakes = new Mistakes();
        List<PinnedFault> pinned = new ArrayList<>();
        for (Crash each : declared.all(Crash.class)) {
            mistakes.of(() -> pinned(FaultKind.CRASH, each.point(), each.record(), each.member(), each.variant()))
                    .ifPresent(pinned::add);
        }
        for (Rebalance each : declared.all(Rebalance.class)) {
            mistakes.of(() -> pinned(FaultKind.REBALANCE, each.point(), each.record(), each.member(), each.variant()))
                    .ifPresent(pinned::add);
        }
        for (Replay each : declared.all(Replay.class)) {
            mistakes.of(() -> pinned(FaultKind.REPLAY, each.point(), each.record(), each.member(), each.variant()))
                    .ifPresent(pinned::add);
        }
        mistakes.refuse();
        return pinned;
    }

    private PinnedFault pinned(FaultKind kind, Point[] points, String record, int member, String variant) {
        Mistakes mistakes = new Mistakes();
        if (points.length > 1) {
            mistakes.add("a pinned " + kind + " names " + points.length + " points " + Arrays.toString(points)
                    + ", it may name 1: repeat the annotation");
        }
        if (member < 0) {
            mistakes.add("a pinned " + kind + " is for member " + member + ", the first is 1, and 0 stands for any");
        }
        for (Point each : points) {
            if (!FaultShapes.pointsOf(kind).contains(each)) {
                mistakes.add(
                        "a pinned " + kind + " cannot strike at " + each + ", it can at " + FaultShapes.pointsOf(kind));
            }
        }
        if (!variant.isEmpty() && !FaultShapes.variantsOf(kind).contains(variant)) {
            mistakes.add("a pinned " + kind + " has no variant '" + variant + "', there are "
                    + FaultShapes.variantsOf(kind));
        }
        Optional<RecordId> place = record.isEmpty() ? Optional.empty() : mistakes.of(() -> record(kind, record));
        mistakes.refuse();
        return new PinnedFault(
                kind,
                points.length == 0 ? null : points[0],
                place.orElse(null),
                member == 0 ? null : member,
                variant.isEmpty() ? null : variant);
    }

    private RecordId record(FaultKind kind, String text) {
        Matcher matcher = RECORD.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("a pinned " + kind + " names record '" + text
                    + "', a record is written as topic, partition and offset: 'orders-0@1'");
        }
        TopicPartition partition = new TopicPartition(matcher.group(1), Integer.parseInt(matcher.group(2)));
        topics().require(partition.topic());
        return new RecordId(partition, Long.parseLong(matcher.group(3)));
    }

    /** The kinds that {@link Faults} counts. */
    private Set<FaultKind> counted() {
        EnumSet<FaultKind> kinds = EnumSet.noneOf(FaultKind.class);
        declared.nearest(Faults.class).ifPresent(counts -> {
            for (FaultKind kind : FaultKind.values()) {
                if (count(counts, kind) > 0) {
                    kinds.add(kind);
                }
            }
        });
        return kinds;
    }

    /** The declared counts; where only pinned faults are declared, none beside them. */
    FaultBudget faults() {
        Optional<Faults> counts = declared.nearest(Faults.class);
        if (counts.isEmpty()) {
            return pinned().isEmpty() ? FaultBudget.DEFAULT : FaultBudget.NONE;
        }
        Mistakes mistakes = new Mistakes();
        FaultBudget budget =
                mistakes.of(() -> together(counts.get().together())).orElse(FaultBudget.NONE);
        for (FaultKind kind : FaultKind.values()) {
            FaultBudget before = budget;
            budget = mistakes.of(() -> before.with(kind, modelled(counts.get(), kind)))
                    .orElse(before);
        }
        mistakes.refuse();
        return budget;
    }

    private static FaultBudget together(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("@Faults has together " + most + ", the least is 1");
        }
        return FaultBudget.NONE.together(most);
    }

    private static int modelled(Faults counts, FaultKind kind) {
        int count = count(counts, kind);
        if (count < 0) {
            throw new IllegalArgumentException("@Faults has " + attribute(kind) + " " + count + ", the least is 0");
        }
        if (count > 0) {
            Unmodeled.refuse(List.of("faults." + kind));
        }
        return count;
    }

    private static int count(Faults counts, FaultKind kind) {
        try {
            return (int) Faults.class.getMethod(attribute(kind)).invoke(counts);
        } catch (ReflectiveOperationException missing) {
            throw new IllegalStateException("@Faults has no attribute for '" + kind + "'", missing);
        }
    }

    /** {@code commit-lost} is spelled {@code commitLost} in Java. */
    static String attribute(FaultKind kind) {
        StringBuilder name = new StringBuilder();
        for (String word : kind.toString().split("-", -1)) {
            name.append(name.length() == 0 ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return name.toString();
    }

    List<Promise> promises() {
        Optional<Checks> checks = declared.nearest(Checks.class);
        List<String> named = checks.map(each -> List.of(each.value())).orElse(List.of());
        Mistakes mistakes = new Mistakes();
        Set<String> wanted = singles(named, mistakes);
        Set<String> vacuous =
                singles(checks.map(each -> List.of(each.mayBeVacuous())).orElse(List.of()), mistakes);
        mistakes.refuse();
        List<Promise> promises = new ArrayList<>();
        for (Check check : io.consumerproof.check.Checks.all()) {
            if (named.isEmpty() || wanted.contains(check.name())) {
                promises.add(new Promise(check, !named.isEmpty(), vacuous.contains(check.name())));
            }
        }
        return promises;
    }

    private static Set<String> singles(List<String> names, Mistakes mistakes) {
        Set<String> singles = new TreeSet<>();
        names.forEach(name -> mistakes.of(() -> single(name)).ifPresent(singles::addAll));
        return singles;
    }

    private static List<String> single(String name) {
        List<Check> found = io.consumerproof.check.Checks.named(name);
        if (found.isEmpty()) {
            List<String> known = io.consumerproof.check.Checks.spellings();
            throw new IllegalArgumentException("@Checks names '" + name + "', which is no check; there are "
                    + Spelling.list(known) + Spelling.hint(name, known));
        }
        return found.stream().map(Check::name).toList();
    }

    Search search() {
        Optional<io.consumerproof.junit.jupiter.Search> asked = annotatedSearch();
        if (asked.isEmpty()) {
            return Search.DEFAULT;
        }
        Mistakes mistakes = new Mistakes();
        Optional<Duration> budget =
                mistakes.of(() -> duration("budget", asked.get().budget()));
        Optional<Duration> limit =
                mistakes.of(() -> duration("limit", asked.get().limit()));
        Optional<Search> search = mistakes.of(
                        () -> Search.DEFAULT.sample(asked.get().sample()))
                .map(each -> each.seed(asked.get().seed())
                        .gaps(asked.get().gaps())
                        .switches(asked.get().switches())
                        .pruned(asked.get().pruning()));
        mistakes.refuse();
        return search.orElseThrow().budget(budget.orElseThrow()).limit(limit.orElseThrow());
    }

    Optional<Duration> watchdog() {
        return annotatedSearch().map(each -> duration("watchdog", each.watchdog()));
    }

    private Optional<io.consumerproof.junit.jupiter.Search> annotatedSearch() {
        return declared.nearest(io.consumerproof.junit.jupiter.Search.class);
    }

    private static Duration duration(String attribute, String text) {
        return DurationText.parse(text)
                .orElseThrow(() -> new IllegalArgumentException(
                        "@Search has " + attribute + " '" + text + "', allowed is " + DurationText.ALLOWED));
    }

    Optional<String> token() {
        return declared.nearest(ReplayToken.class).map(ReplayToken::value);
    }
}
