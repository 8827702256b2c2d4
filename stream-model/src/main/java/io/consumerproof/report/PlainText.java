package io.consumerproof.report;

import java.util.Locale;

/** How foreign text gets into a line: control characters spelled out, so that a key can neither break nor colour it. */
final class PlainText {

    private PlainText() {}

    /** {@code text} in one line. */
    static String line(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        text.codePoints().forEach(each -> append(plain, each));
        return plain.toString();
    }

    /** {@code text} in one line of at most {@code most} characters, the last one {@code …} if it had more. */
    static String line(String text, int most) {
        String plain = line(text);
        if (plain.length() <= most) {
            return plain;
        }
        int end = Character.isHighSurrogate(plain.charAt(most - 2)) ? most - 2 : most - 1;
        return plain.substring(0, end) + "…";
    }

    /** {@code text} with each run of white space as one blank, in one line of at most {@code most} characters. */
    static String folded(String text, int most) {
        return line(text.strip().replaceAll("\\s+", " "), most);
    }

    /** {@code 1,284}. */
    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** {@code 1 run}, {@code 2 runs}. */
    static String count(long number, String one) {
        return count(number) + " " + one + (number == 1 ? "" : "s");
    }

    /** {@code 0.2 s}. */
    static String seconds(long millis) {
        return String.format(Locale.ROOT, "%.1f s", millis / 1000.0);
    }

    private static void append(StringBuilder plain, int each) {
        switch (each) {
            case '\n' -> plain.append("\\n");
            case '\r' -> plain.append("\\r");
            case '\t' -> plain.append("\\t");
            default -> {
                if (isHidden(each)) {
                    plain.append(String.format(Locale.ROOT, "\\u%04x", each));
                } else {
                    plain.appendCodePoint(each);
                }
            }
        }
    }

    /** Controls, surrogates by themselves, and what moves or hides its neighbours; by number, since JDKs know different Unicodes. */
    private static boolean isHidden(int each) {
        boolean format = each == 0xAD || each == 0xFEFF || (each >= 0x200B && each <= 0x200F);
        boolean direction = (each >= 0x2028 && each <= 0x202E) || (each >= 0x2060 && each <= 0x206F);
        return Character.isISOControl(each) || format || direction || (each >= 0xD800 && each <= 0xDFFF);
    }
}
