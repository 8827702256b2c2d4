package io.consumerproof.report;

import java.util.ArrayDeque;
import java.util.Deque;

/** Writes well-formed markup; everything foreign is escaped on its way in. */
final class Markup {

    private final StringBuilder text;
    private final Deque<String> open = new ArrayDeque<>();

    /** Markup that begins with {@code prologue} as it is. */
    Markup(String prologue) {
        this.text = new StringBuilder(prologue);
    }

    /** Begins an element; {@code attributes} are names and values in turn. */
    Markup open(String tag, Object... attributes) {
        begin(tag, attributes);
        text.append('>');
        open.push(tag);
        return this;
    }

    /** An element without content. */
    Markup empty(String tag, Object... attributes) {
        begin(tag, attributes);
        text.append("/>");
        return this;
    }

    /** Ends the innermost element. */
    Markup close() {
        text.append("</").append(open.pop()).append('>');
        return this;
    }

    /** An element that holds nothing but text. */
    Markup leaf(String tag, String content, Object... attributes) {
        return open(tag, attributes).say(content).close();
    }

    /** Text, escaped. */
    Markup say(String content) {
        text.append(escaped(content));
        return this;
    }

    /** A line feed. */
    Markup feed() {
        text.append('\n');
        return this;
    }

    private void begin(String tag, Object... attributes) {
        text.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            String value = escaped(String.valueOf(attributes[i + 1]));
            text.append(' ').append(attributes[i]).append("=\"").append(value).append('"');
        }
    }

    /** {@code content} with the five special characters as references; what XML 1.0 cannot hold becomes U+FFFD. */
    static String escaped(String content) {
        StringBuilder safe = new StringBuilder(content.length() + 16);
        content.codePoints().forEach(each -> {
            switch (each) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.appendCodePoint(isAllowed(each) ? each : 0xFFFD);
            }
        });
        return safe.toString();
    }

    private static boolean isAllowed(int each) {
        boolean blank = each == '\t' || each == '\n' || each == '\r';
        boolean plane0 = (each >= 0x20 && each <= 0xD7FF) || (each >= 0xE000 && each <= 0xFFFD);
        return blank || plane0 || each >= 0x10000;
    }

    /** The whole text; every element must be closed. */
    String whole() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("not closed: " + open);
        }
        return text.toString();
    }
}
