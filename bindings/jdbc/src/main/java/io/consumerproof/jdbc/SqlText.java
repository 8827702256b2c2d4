package io.consumerproof.jdbc;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A statement and what its first words say about it. It reads the verb and the table, no more: whatever it cannot tell is
 * {@link SqlKind#UNSURE}, which costs time and never an answer.
 *
 * @param text the statement on one line
 * @param kind what it may do
 * @param table the table it names, without quotes and schema; null where the kind is not about one table
 */
record SqlText(String text, SqlKind kind, @Nullable String table) {
    private static final String NAME = "((?:[\\w$]+|\"[^\"]+\"|`[^`]+`|\\[[^\\]]+\\])"
            + "(?:\\s*\\.\\s*(?:[\\w$]+|\"[^\"]+\"|`[^`]+`|\\[[^\\]]+\\]))*)";
    private static final Pattern COMMENT =
            Pattern.compile("('[^']*+(?:''[^']*+)*+')|/\\*.*?\\*/|--[^\\n]*", Pattern.DOTALL);
    private static final Pattern LITERAL = Pattern.compile("'[^']*+(?:''[^']*+)*+'");
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern VERB = Pattern.compile("^[\\s({]*(?:\\?\\s*=\\s*)?(\\w+)");
    private static final Pattern INSERTED = target("insert\\s+into\\s+");
    private static final Pattern WRITTEN = target("(?:insert\\s+or\\s+\\w+\\s+into|replace\\s+into|merge\\s+into"
            + "|update(?:\\s+or\\s+\\w+)?|delete\\s+from|truncate\\s+table|truncate)\\s+(?:only\\s+)?");
    private static final Pattern CREATED =
            target("create\\s+(?:cached\\s+|memory\\s+)?table\\s+if\\s+not\\s+exists\\s+");
    private static final Pattern UPSERT = word("conflict|duplicate");
    private static final Pattern WRITING =
            word("insert|update\\s+\\w|delete|merge|replace\\s+into|final\\s+table|into");
    private static final Pattern DEFINING = word("create|alter|drop|truncate");
    private static final Pattern NEXT_STATEMENT = Pattern.compile(";\\s*\\S");
    private static final Set<String> READS = Set.of("SELECT", "VALUES", "SHOW", "EXPLAIN", "TABLE", "WITH", "HELP");
    private static final Set<String> DEFINITIONS =
            Set.of("CREATE", "ALTER", "DROP", "RENAME", "COMMENT", "GRANT", "REVOKE", "REINDEX", "ATTACH");
    private static final Set<String> SETTINGS = Set.of("SET", "PRAGMA", "USE", "RESET", "DISCARD");

    private static Pattern target(String before) {
        return Pattern.compile("^\\s*" + before + NAME, Pattern.CASE_INSENSITIVE);
    }

    private static Pattern word(String words) {
        return Pattern.compile("\\b(?:" + words + ")\\b", Pattern.CASE_INSENSITIVE);
    }

    static SqlText of(String sql) {
        String bare = COMMENT.matcher(sql)
                .replaceAll(found -> found.group(1) == null ? " " : Matcher.quoteReplacement(found.group(1)));
        String text = SPACE.matcher(bare.strip()).replaceAll(" ");
        // What is quoted is no part of the statement's grammar, whatever words it holds.
        SqlText told = told(LITERAL.matcher(text).replaceAll("''"));
        return new SqlText(text, told.kind, told.table);
    }

    private static SqlText told(String text) {
        if (NEXT_STATEMENT.matcher(text).find()) {
            SqlKind several = DEFINING.matcher(text).find() ? SqlKind.DEFINITION : SqlKind.UNSURE;
            return new SqlText(text, several, null);
        }
        Matcher verb = VERB.matcher(text);
        return verb.find() ? of(text, verb.group(1).toUpperCase(Locale.ROOT)) : new SqlText(text, SqlKind.UNSURE, null);
    }

    private static SqlText of(String text, String verb) {
        if (READS.contains(verb)) {
            return new SqlText(text, WRITING.matcher(text).find() ? SqlKind.UNSURE : SqlKind.READ, null);
        }
        if (DEFINITIONS.contains(verb)) {
            return new SqlText(text, SqlKind.DEFINITION, firstName(CREATED, text));
        }
        if (SETTINGS.contains(verb)) {
            return new SqlText(text, SqlKind.SETTING, null);
        }
        SqlKind control = control(verb, text);
        return control == null ? write(text) : new SqlText(text, control, null);
    }

    private static @Nullable SqlKind control(String verb, String text) {
        return switch (verb) {
            case "BEGIN", "START" -> SqlKind.BEGIN;
            case "COMMIT", "END" -> SqlKind.COMMIT;
            case "ROLLBACK" ->
                List.of(text.toUpperCase(Locale.ROOT).split(" ")).contains("TO") ? SqlKind.READ : SqlKind.ROLLBACK;
            case "SAVEPOINT", "RELEASE" -> SqlKind.READ;
            default -> null;
        };
    }

    private static SqlText write(String text) {
        String inserted = firstName(INSERTED, text);
        if (inserted != null) {
            boolean plain = !UPSERT.matcher(text).find();
            return new SqlText(text, plain ? SqlKind.INSERT : SqlKind.WRITE, inserted);
        }
        String written = firstName(WRITTEN, text);
        return new SqlText(text, written == null ? SqlKind.UNSURE : SqlKind.WRITE, written);
    }

    private static @Nullable String firstName(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        if (!found.find()) {
            return null;
        }
        String name = found.group(1);
        String last = name.substring(lastDot(name) + 1).strip();
        boolean quoted = !last.isEmpty() && "\"`[".indexOf(last.charAt(0)) >= 0;
        return quoted ? last.substring(1, last.length() - 1) : last;
    }

    /** Quoted names may hold dots; those are none that part schema and table. */
    private static int lastDot(String name) {
        int dot = -1;
        boolean quoted = false;
        for (int i = 0; i < name.length(); i++) {
            if ("\"`[]".indexOf(name.charAt(i)) >= 0) {
                quoted = !quoted;
            } else if (name.charAt(i) == '.' && !quoted) {
                dot = i;
            }
        }
        return dot;
    }
}
