package io.consumerproof.runner;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a goal and its fork say to each other: a word and named texts, spelled in one line so that half a message is never taken for
 * a whole one.
 *
 * @param word what it is about
 * @param fields texts by name, sorted; any characters
 */
public record Message(Word word, SortedMap<String, String> fields) {

    public Message {
        fields = Collections.unmodifiableSortedMap(new TreeMap<>(fields));
    }

    /** A message without fields. */
    public static Message of(Word word) {
        return new Message(word, new TreeMap<>());
    }

    /** This message with one more field. */
    public Message with(String name, String text) {
        SortedMap<String, String> more = new TreeMap<>(fields);
        more.put(name, text);
        return new Message(word, more);
    }

    /** The field's text; empty if there is none. */
    public String text(String name) {
        return fields.getOrDefault(name, "");
    }

    /** Whether the field says {@code true}. */
    public boolean is(String name) {
        return text(name).equals("true");
    }

    /** The message in one line, without line feed. */
    public String line() {
        StringBuilder line = new StringBuilder(word.name());
        fields.forEach(
                (name, text) -> line.append('\t').append(name).append('=').append(escaped(text)));
        return line.toString();
    }

    /**
     * The message that {@code line} spells.
     *
     * @throws IllegalArgumentException if it spells none
     */
    public static Message parse(String line) {
        String[] parts = line.split("\t", -1);
        SortedMap<String, String> fields = new TreeMap<>();
        for (int i = 1; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException("field without name in '" + line + "'");
            }
            fields.put(parts[i].substring(0, equals), unescaped(parts[i].substring(equals + 1)));
        }
        return new Message(Word.valueOf(parts[0]), fields);
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\n", "\\n")
                .replace("\r", "\\r")
                .replace("\t", "\\t");
    }

    private static String unescaped(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean escape = c == '\\' && i + 1 < text.length();
            plain.append(escape ? meaning(text.charAt(++i)) : c);
        }
        return plain.toString();
    }

    private static char meaning(char escaped) {
        return switch (escaped) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> escaped;
        };
    }
}
