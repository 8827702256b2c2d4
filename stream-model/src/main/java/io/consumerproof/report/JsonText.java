package io.consumerproof.report;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Writes JSON, indented by two blanks, members in the order in which they are written. */
final class JsonText {

    private final StringBuilder text = new StringBuilder();
    private int depth;
    private boolean first = true;

    void object(Runnable members) {
        nest('{', members, '}');
    }

    void member(String name, Runnable value) {
        name(name);
        value.run();
    }

    <T> void array(String name, List<T> elements, Consumer<T> each) {
        name(name);
        nest(
                '[',
                () -> elements.forEach(element -> {
                    next();
                    each.accept(element);
                }),
                ']');
    }

    void text(String name, String value) {
        name(name);
        text(value);
    }

    void number(String name, long value) {
        name(name);
        text.append(value);
    }

    void flag(String name, boolean value) {
        name(name);
        text.append(value);
    }

    /** A string by itself. */
    void text(String value) {
        text.append('"');
        value.chars().forEach(this::append);
        text.append('"');
    }

    private void append(int each) {
        switch (each) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\n' -> text.append("\\n");
            default -> {
                boolean plain = each >= 0x20 && each != 0x7F && !Character.isSurrogate((char) each);
                text.append(plain ? String.valueOf((char) each) : String.format(Locale.ROOT, "\\u%04x", each));
            }
        }
    }

    private void name(String name) {
        next();
        text(name);
        text.append(": ");
    }

    private void nest(char opening, Runnable content, char closing) {
        text.append(opening);
        depth++;
        first = true;
        content.run();
        depth--;
        if (!first) {
            text.append('\n').append("  ".repeat(depth));
        }
        first = false;
        text.append(closing);
    }

    private void next() {
        text.append(first ? "\n" : ",\n").append("  ".repeat(depth));
        first = false;
    }

    String whole() {
        return text + "\n";
    }
}
