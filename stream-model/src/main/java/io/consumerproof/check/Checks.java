package io.consumerproof.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** The catalogue of checks, in the order in which they are judged and told. */
public final class Checks {

    private static final List<Check> ALL = List.of(
            new NoLostEffect(),
            new NoDuplicateEffect(),
            new SameState(),
            new OrderPerKey(),
            new NoStaleOverwrite(),
            new NoZombieEffect(),
            new CommitNotPastUnfinished(),
            new FinishedWorkCommitted(),
            new CommitMonotonic(),
            new PoisonContained(),
            new AttemptsBounded(),
            new ConflictingIdentityRejected(),
            new LagDrains(),
            new ReplaySafe(),
            new Deterministic());

    /** Names that stand for several checks. */
    private static final TreeMap<String, List<String>> TOGETHER = new TreeMap<>();

    static {
        TOGETHER.put("idempotency", List.of("no-duplicate-effect", "same-state"));
        TOGETHER.put("ordering", List.of("order-per-key", "no-stale-overwrite"));
    }

    private Checks() {}

    /** Every check. */
    public static List<Check> all() {
        return ALL;
    }

    /** The checks that {@code name} stands for: one, several, or empty if there is no such name. */
    public static List<Check> named(String name) {
        List<Check> found = new ArrayList<>();
        for (String each : TOGETHER.getOrDefault(name, List.of(name))) {
            single(each).ifPresent(found::add);
        }
        return found;
    }

    /** All names that contracts may use, sorted. */
    public static List<String> spellings() {
        List<String> names = new ArrayList<>(TOGETHER.keySet());
        ALL.forEach(check -> names.add(check.name()));
        return names.stream().sorted().toList();
    }

    private static Optional<Check> single(String name) {
        return ALL.stream().filter(check -> check.name().equals(name)).findFirst();
    }
}
