package io.consumerproof.check;

import org.jspecify.annotations.Nullable;

/**
 * What a check says of one run, or of many.
 *
 * @param check the check's name
 * @param outcome the worst that was seen
 * @param judged how many things were judged; 0 only for vacuous and undecided
 * @param unit what was counted, in the plural: {@code effects}
 * @param note what was excused or why nothing was judged or decided; empty if there is nothing to say
 * @param violation what went wrong; present exactly for {@link Outcome#VIOLATED}
 */
public record Verdict(
        String check,
        Outcome outcome,
        long judged,
        String unit,
        String note,
        @Nullable Violation violation) {

    /** From best to worst; the worst wins. */
    public enum Outcome {
        HOLDS,
        VACUOUS,
        UNDECIDED,
        VIOLATED
    }

    public Verdict {
        if ((outcome == Outcome.VIOLATED) != (violation != null)) {
            throw new IllegalArgumentException(check + " is " + outcome + " with violation " + violation);
        }
    }

    /** {@code judged} things were judged and all are well; vacuous if there were none. */
    public static Verdict of(Check check, long judged, String unit) {
        return new Verdict(check.name(), judged == 0 ? Outcome.VACUOUS : Outcome.HOLDS, judged, unit, "", null);
    }

    /** The check is violated. */
    public static Verdict violated(Check check, long judged, String unit, Violation violation) {
        return new Verdict(check.name(), Outcome.VIOLATED, judged, unit, "", violation);
    }

    /** The check could not decide. */
    public static Verdict undecided(String check, String note) {
        return new Verdict(check, Outcome.UNDECIDED, 0, "", note, null);
    }

    /** This verdict with a remark: what was excused. */
    public Verdict noting(String remark) {
        return new Verdict(check, outcome, judged, unit, remark, violation);
    }

    /**
     * This verdict and one of the same check over another run, taken together: counts add up; holds beats vacuous; else the worst
     * outcome wins, the earlier violation among equals. Of several notes the least is kept, so that it does not depend on who made
     * which run.
     */
    public Verdict and(Verdict other) {
        boolean bothMild = outcome.compareTo(Outcome.VACUOUS) <= 0 && other.outcome.compareTo(Outcome.VACUOUS) <= 0;
        Verdict kept;
        if (bothMild) {
            kept = outcome == Outcome.HOLDS ? this : other;
        } else {
            kept = outcome.compareTo(other.outcome) >= 0 ? this : other;
        }
        boolean bothSpeak = bothMild || outcome == other.outcome;
        String remark = bothSpeak ? leastNote(note, other.note) : kept.note;
        String counted = unit.isEmpty() ? other.unit : unit;
        return new Verdict(check, kept.outcome, judged + other.judged, counted, remark, kept.violation);
    }

    private static String leastNote(String one, String other) {
        boolean isOne = other.isEmpty() || (!one.isEmpty() && one.compareTo(other) <= 0);
        return isOne ? one : other;
    }
}
