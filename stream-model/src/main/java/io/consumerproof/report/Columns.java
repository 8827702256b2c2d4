package io.consumerproof.report;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Lays lines out: time, who, what and detail begin at the same place in each; what is longer than usual runs over. */
final class Columns {

    private static final String INDENT = "  ";
    private static final int USUAL = 46;

    private final int time;
    private final int who;
    private final int what;

    private Columns(int time, int who, int what) {
        this.time = time;
        this.who = who;
        this.what = what;
    }

    /** Columns wide enough for {@code lines}. */
    static Columns fitting(List<Line> lines) {
        return new Columns(
                widest(lines, Line::time, Integer.MAX_VALUE) + 3,
                widest(lines, line -> line.words().who(), USUAL) + 2,
                widest(lines, line -> line.words().what(), USUAL) + 2);
    }

    private static int widest(List<Line> lines, Function<Line, String> part, int most) {
        return lines.stream()
                .mapToInt(line -> width(part.apply(line)))
                .filter(width -> width <= most)
                .max()
                .orElse(0);
    }

    private static int width(String text) {
        return text.codePointCount(0, text.length());
    }

    /** The line, indented, {@code mark} behind its detail; without blanks at its end. */
    String spell(Line line, String mark) {
        Words words = line.words();
        String text =
                INDENT + pad(line.time(), time) + pad(words.who(), who) + pad(words.what(), what) + words.detail();
        return mark.isEmpty() ? text.stripTrailing() : (words.detail().isEmpty() ? text : text + "   ") + mark;
    }

    /** {@code text} where the words of a line begin. */
    String aside(String text) {
        return INDENT + " ".repeat(time) + text;
    }

    private static String pad(String text, int width) {
        int missing = width - width(text);
        return missing > 0 ? text + " ".repeat(missing) : text + "  ";
    }

    /** All lines, each ended by a line feed. */
    static String all(List<Line> lines) {
        Columns columns = fitting(lines);
        return lines.stream().map(line -> columns.spell(line, "") + "\n").collect(Collectors.joining());
    }
}
