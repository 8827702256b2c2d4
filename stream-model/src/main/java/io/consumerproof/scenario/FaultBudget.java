package io.consumerproof.scenario;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.StringJoiner;

/**
 * How many faults one run may see.
 *
 * @param most the most of each kind; a kind that is absent never strikes
 * @param together the most of all kinds in one run
 */
public record FaultBudget(Map<FaultKind, Integer> most, int together) {

    private static final int FEW = 3;

    /** No fault at all. */
    public static final FaultBudget NONE = new FaultBudget(Collections.emptyMap(), 0);

    /** What a contract gets that names no faults: a crash, a rebalance, both. */
    public static final FaultBudget DEFAULT =
            NONE.with(FaultKind.CRASH, 1).with(FaultKind.REBALANCE, 1).together(2);

    public FaultBudget {
        EnumMap<FaultKind, Integer> copy = new EnumMap<>(FaultKind.class);
        copy.putAll(most);
        copy.values().removeIf(count -> count == 0);
        most = Collections.unmodifiableMap(copy);
        if (together < 0 || copy.values().stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException(
                    "a number of faults is never below 0: " + copy + " together " + together);
        }
    }

    /** This budget with {@code count} of {@code kind}. */
    public FaultBudget with(FaultKind kind, int count) {
        EnumMap<FaultKind, Integer> copy = new EnumMap<>(FaultKind.class);
        copy.putAll(most);
        copy.put(kind, count);
        return new FaultBudget(copy, together);
    }

    /** This budget with at most {@code count} faults in one run. */
    public FaultBudget together(int count) {
        return new FaultBudget(most, count);
    }

    /** The most of {@code kind} in one run. */
    public int of(FaultKind kind) {
        return Math.min(together, most.getOrDefault(kind, 0));
    }

    /** The most faults that one run can see. */
    public int total() {
        return Math.min(together, sum());
    }

    private int sum() {
        int sum = 0;
        for (int count : most.values()) {
            sum += count;
        }
        return sum;
    }

    /**
     * {@code ≤ 1 crash and ≤ 1 rebalance}, with {@code , at most 2 together} where that binds; for more than three kinds {@code ≤ 2
     * faults of 4 kinds (crash, stop, rebalance, ≤ 2 stall)}, where a kind without a number strikes at most once, or {@code of all
     * 20 kinds}; {@code no fault} for none.
     */
    @Override
    public String toString() {
        if (total() == 0) {
            return "no fault";
        }
        if (most.size() > FEW) {
            return "≤ " + total() + (total() == 1 ? " fault of " : " faults of ") + kinds();
        }
        StringJoiner kinds = new StringJoiner(" and ");
        most.forEach((kind, count) -> kinds.add("≤ " + Math.min(count, together) + " " + kind));
        return kinds + (total() < sum() ? ", at most " + total() + " together" : "");
    }

    private String kinds() {
        boolean once = most.values().stream().allMatch(count -> count == 1);
        if (once && most.size() == FaultKind.values().length) {
            return "all " + most.size() + " kinds";
        }
        StringJoiner names = new StringJoiner(", ", most.size() + " kinds (", ")");
        most.forEach((kind, count) -> names.add(count == 1 || total() == 1 ? "" + kind : "≤ " + count + " " + kind));
        return names.toString();
    }
}
