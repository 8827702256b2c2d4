package io.consumerproof.junit.jupiter;

import io.consumerproof.check.Check;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.explore.FaultShapes;
import io.consumerproof.explore.Search;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
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
import org.jspecify.annotations.Nullable;

/** What a test's annotations ask for, in the words of an experiment. Everything wrong in them is an {@link IllegalArgumentException}. */
final class Asked {

    private static final Pattern RECORD = Pattern.compile("(.+)-(\\d{1,9})@(\\d{1,18})");
    private static final Pattern DURATION = Pattern.compile("(\\d{1,9})(ms|s|m|h)");

    private static final List<String> REMARKS = List.of(
            "effects on objects not obtained from the log are judged by the test's own assertions alone",
            Inquest.ONE_JVM);

    private final Declared declared;

    Asked(Declared declared) {
        this.declared = declared;
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
        return new Topics(declared.all(Topic.class), counted());
    }

    List<PinnedFault> pinned() {
        List<PinnedFault> pinned = new ArrayList<>();
        declared.all(Crash.class)
                .forEach(each -> pinned.add(
                        pinned(FaultKind.CRASH, each.point(), each.record(), each.member(), each.variant())));
        declared.all(Rebalance.class)
                .forEach(each -> pinned.add(
                        pinned(FaultKind.REBALANCE, each.point(), each.record(), each.member(), each.variant())));
        declared.all(Replay.class)
                .forEach(each -> pinned.add(
                        pinned(FaultKind.REPLAY, each.point(), each.record(), each.member(), each.variant())));
        return pinned;
    }

    private PinnedFault pinned(FaultKind kind, Point[] points, String record, int member, String variant) {
        if (points.length > 1) {
            throw new IllegalArgumentException("a pinned " + kind + " names " + points.length + " points "
                    + Arrays.toString(points) + ", it may name 1: repeat the annotation");
        }
        if (member < 0) {
            throw new IllegalArgumentException(
                    "a pinned " + kind + " is for member " + member + ", the first is 1, and 0 stands for any");
        }
        @Nullable Point point = points.length == 0 ? null : points[0];
        if (point != null && !FaultShapes.pointsOf(kind).contains(point)) {
            throw new IllegalArgumentException(
                    "a pinned " + kind + " cannot strike at " + point + ", it can at " + FaultShapes.pointsOf(kind));
        }
        if (!variant.isEmpty() && !FaultShapes.variantsOf(kind).contains(variant)) {
            throw new IllegalArgumentException("a pinned " + kind + " has no variant '" + variant + "', there are "
                    + FaultShapes.variantsOf(kind));
        }
        return new PinnedFault(
                kind,
                point,
                record.isEmpty() ? null : record(kind, record),
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
        FaultBudget budget = FaultBudget.NONE.together(counts.get().together());
        for (FaultKind kind : FaultKind.values()) {
            int count = count(counts.get(), kind);
            if (count > 0) {
                Unmodeled.refuse(List.of("faults." + kind));
            }
            budget = budget.with(kind, count);
        }
        return budget;
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
        Set<String> vacuous = new TreeSet<>();
        checks.ifPresent(each -> Arrays.stream(each.mayBeVacuous())
                .flatMap(name -> single(name).stream())
                .forEach(vacuous::add));
        Set<String> wanted = new TreeSet<>();
        named.forEach(name -> wanted.addAll(single(name)));
        List<Promise> promises = new ArrayList<>();
        for (Check check : io.consumerproof.check.Checks.all()) {
            if (named.isEmpty() || wanted.contains(check.name())) {
                promises.add(new Promise(check, !named.isEmpty(), vacuous.contains(check.name())));
            }
        }
        return promises;
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
        return annotatedSearch()
                .map(each -> Search.DEFAULT
                        .budget(duration("budget", each.budget()))
                        .limit(duration("limit", each.limit()))
                        .seed(each.seed())
                        .sample(each.sample())
                        .gaps(each.gaps())
                        .switches(each.switches())
                        .pruned(each.pruning()))
                .orElse(Search.DEFAULT);
    }

    Optional<Duration> watchdog() {
        return annotatedSearch().map(each -> duration("watchdog", each.watchdog()));
    }

    private Optional<io.consumerproof.junit.jupiter.Search> annotatedSearch() {
        return declared.nearest(io.consumerproof.junit.jupiter.Search.class);
    }

    private static Duration duration(String attribute, String text) {
        Matcher matcher = DURATION.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("@Search has " + attribute + " '" + text
                    + "', a duration is a whole number with one of the units ms, s, m, h: '500ms'");
        }
        long count = Long.parseLong(matcher.group(1));
        return switch (matcher.group(2)) {
            case "ms" -> Duration.ofMillis(count);
            case "s" -> Duration.ofSeconds(count);
            case "m" -> Duration.ofMinutes(count);
            default -> Duration.ofHours(count);
        };
    }

    Optional<String> token() {
        return declared.nearest(ReplayToken.class).map(ReplayToken::value);
    }
}
