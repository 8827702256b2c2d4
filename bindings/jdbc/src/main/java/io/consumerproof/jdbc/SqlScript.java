package io.consumerproof.jdbc;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A script cut into its statements.
 *
 * @param place where it stands, for messages
 * @param statements in order; may be empty
 */
record SqlScript(String place, List<Part> statements) {
    private static final Pattern TRIGGER = Pattern.compile("(?is)create\\s+(temp\\w*\\s+)?trigger\\b.*\\bbegin\\b.*");
    private static final Pattern TRIGGER_END = Pattern.compile("(?is).*\\bend\\s*");

    /** One statement, without its semicolon, and the line it begins on, from 1. */
    record Part(int line, String text) {}

    static SqlScript of(String place, String text) {
        return new SqlScript(place, new Cutter(text).parts());
    }

    /**
     * Runs all statements.
     *
     * @return the problem of the first statement that failed; the later ones were not run
     */
    Optional<String> run(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (Part part : statements) {
                try {
                    statement.execute(part.text);
                } catch (SQLException failure) {
                    return Optional.of(place + ":" + part.line + ": statement '" + shortened(part.text) + "' failed: "
                            + Messages.firstLine(failure) + "; correct it for "
                            + connection.getMetaData().getDatabaseProductName());
                }
            }
        }
        return Optional.empty();
    }

    private static String shortened(String sql) {
        String line = sql.replaceAll("\\s+", " ");
        return line.length() <= 80 ? line : line.substring(0, 79) + "…";
    }

    /** Walks the text once; quotes, comments and bodies of triggers hide semicolons. */
    private static final class Cutter {
        private final String text;
        private final List<Part> parts = new ArrayList<>();
        private int at;
        private int line = 1;
        private int start = -1;
        private int startLine;

        Cutter(String text) {
            this.text = text;
        }

        List<Part> parts() {
            while (at < text.length()) {
                if (text.startsWith("--", at)) {
                    skipThrough("\n", at + 2);
                } else if (text.startsWith("/*", at)) {
                    skipThrough("*/", at + 2);
                } else if (text.charAt(at) == ';') {
                    end();
                } else {
                    step();
                }
            }
            cut(text.length());
            return List.copyOf(parts);
        }

        private void step() {
            char c = text.charAt(at);
            if (start < 0 && !Character.isWhitespace(c)) {
                start = at;
                startLine = line;
            }
            if (c == '\'' || c == '"' || c == '`') {
                skipThrough(String.valueOf(c), at + 1);
            } else if (text.startsWith("$$", at)) {
                skipThrough("$$", at + 2);
            } else {
                skipTo(at + 1);
            }
        }

        private void end() {
            String sofar = start < 0 ? "" : text.substring(start, at);
            boolean insideTrigger = TRIGGER.matcher(sofar).matches()
                    && !TRIGGER_END.matcher(sofar).matches();
            if (!insideTrigger) {
                cut(at);
            }
            skipTo(at + 1);
        }

        private void cut(int end) {
            if (start >= 0) {
                parts.add(new Part(startLine, text.substring(start, end).strip()));
                start = -1;
            }
        }

        private void skipThrough(String closing, int from) {
            int found = text.indexOf(closing, from);
            skipTo(found < 0 ? text.length() : found + closing.length());
        }

        private void skipTo(int next) {
            for (; at < next; at++) {
                if (text.charAt(at) == '\n') {
                    line++;
                }
            }
        }
    }
}
