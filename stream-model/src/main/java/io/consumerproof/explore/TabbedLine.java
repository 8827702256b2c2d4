package io.consumerproof.explore;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Texts of any characters in one line, apart by tabs: what is half a line is never taken for a whole one. */
public final class TabbedLine {

    private TabbedLine() {}

    /** The line that spells {@code fields}, without line feed. */
    public static String of(List<String> fields) {
        StringBuilder line = new StringBuilder();
        for (Iterator<String> rest = fields.iterator(); rest.hasNext(); ) {
            line.append(escaped(rest.next())).append(rest.hasNext() ? "\t" : "");
        }
        return line.toString();
    }

    /** The texts that {@code line} spells; at least one. */
    public static List<String> parse(String line) {
        List<String> fields = new ArrayList<>();
        for (String each : line.split("\t", -1)) {
            fields.add(plain(each));
        }
        return fields;
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\n", "\\n")
                .replace("\r", "\\r")
                .replace("\t", "\\t");
    }

    private static String plain(String escaped) {
        StringBuilder plain = new StringBuilder(escaped.length());
        for (int i = 0; i < escaped.length(); i++) {
            char c = escaped.charAt(i);
            boolean escape = c == '\\' && i + 1 < escaped.length();
            plain.append(escape ? meaning(escaped.charAt(++i)) : c);
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
