package io.consumerproof.simulation;

import org.jspecify.annotations.Nullable;

/** Looks at every part of a run of digits: a made-up number may stand right beside other digits. */
final class Windows {

    private Windows() {}

    /** Knows parts. */
    @FunctionalInterface
    interface Masks {

        /** What to show instead of {@code part}; null: it stays. */
        @Nullable
        String of(String part);
    }

    /**
     * The digits, with the parts that {@code masks} knows replaced, from the left.
     *
     * @param lengths of the parts, the longest first
     */
    static String masked(String digits, int[] lengths, Masks masks) {
        StringBuilder text = new StringBuilder(digits.length());
        int at = 0;
        while (at < digits.length()) {
            int length = 1;
            String shown = digits.substring(at, at + 1);
            for (int each : lengths) {
                String mask = at + each <= digits.length() ? masks.of(digits.substring(at, at + each)) : null;
                if (mask != null) {
                    length = each;
                    shown = mask;
                    break;
                }
            }
            text.append(shown);
            at += length;
        }
        return text.toString();
    }
}
