package io.consumerproof.runner;

import io.consumerproof.explore.TabbedLine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
        List<String> words = new ArrayList<>();
        words.add(word.name());
        fields.forEach((name, text) -> words.add(name + "=" + text));
        return TabbedLine.of(words);
    }

    /**
     * The message that {@code line} spells.
     *
     * @throws IllegalArgumentException if it spells none
     */
    public static Message parse(String line) {
        List<String> words = TabbedLine.parse(line);
        SortedMap<String, String> fields = new TreeMap<>();
        for (String each : words.subList(1, words.size())) {
            int equals = each.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException("field without name in '" + line + "'");
            }
            fields.put(each.substring(0, equals), each.substring(equals + 1));
        }
        return new Message(Word.valueOf(words.get(0)), fields);
    }
}
