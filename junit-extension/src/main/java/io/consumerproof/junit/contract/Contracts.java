package io.consumerproof.junit.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds contract files. */
public final class Contracts {

    /** Which files are contracts where nothing else is said. */
    public static final List<String> DEFAULT_INCLUDES = List.of("**/*.yaml");

    private static final Pattern TOKEN = Pattern.compile("\\*\\*/|\\*\\*|\\*|\\?|[^*?]+");

    private static final Pattern NEAR_REGRESSIONS =
            Pattern.compile(".*[.-]regressions?\\.ya?ml", Pattern.CASE_INSENSITIVE);

    private Contracts() {}

    /**
     * The contracts at or below {@code folder}, sorted by path; never files named {@code *.regressions.yaml}. Patterns are
     * relative to the folder, with '/': {@code **} any folders, {@code *} any part of a name, {@code ?} any character.
     *
     * @param includes patterns of which one has to match; empty: {@link #DEFAULT_INCLUDES}
     * @param excludes patterns of which none may match; may be empty
     * @return empty if there is no such folder
     */
    public static List<Path> under(Path folder, List<String> includes, List<String> excludes) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        Predicate<String> wanted = matching(includes.isEmpty() ? DEFAULT_INCLUDES : includes);
        Predicate<String> unwanted = matching(excludes);
        return below(
                folder,
                file -> Files.isRegularFile(file)
                        && isContract(folder.relativize(file).toString().replace('\\', '/'), wanted, unwanted));
    }

    /** The files with regressions at or below {@code folder} that are beside no file of their contract's name; nobody reads them. */
    public static List<Path> regressionsAlone(Path folder) {
        return below(
                folder,
                file -> nameOf(file).endsWith(RegressionsFile.SUFFIX)
                        && Stream.of(".yaml", ".yml").noneMatch(end -> Files.exists(ofContract(file, end))));
    }

    /** The files at or below {@code folder} that are named nearly as files with regressions are, so that they are not read as such. */
    public static List<Path> nearRegressions(Path folder) {
        return below(
                folder,
                file -> NEAR_REGRESSIONS.matcher(nameOf(file)).matches()
                        && !nameOf(file).endsWith(RegressionsFile.SUFFIX));
    }

    private static List<Path> below(Path folder, Predicate<Path> wanted) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(wanted).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("'" + folder + "' cannot be listed", unreadable);
        }
    }

    private static String nameOf(Path file) {
        return String.valueOf(file.getFileName());
    }

    private static Path ofContract(Path regressions, String end) {
        String name = nameOf(regressions);
        return regressions.resolveSibling(name.substring(0, name.length() - RegressionsFile.SUFFIX.length()) + end);
    }

    private static boolean isContract(String name, Predicate<String> wanted, Predicate<String> unwanted) {
        return !name.endsWith(RegressionsFile.SUFFIX) && wanted.test(name) && !unwanted.test(name);
    }

    private static Predicate<String> matching(List<String> patterns) {
        List<String> expressions = patterns.stream().map(Contracts::expression).toList();
        return name -> expressions.stream().anyMatch(name::matches);
    }

    /** A pattern as a regular expression. */
    private static String expression(String pattern) {
        return TOKEN.matcher(pattern).replaceAll(token -> Matcher.quoteReplacement(expressionOf(token.group())));
    }

    private static String expressionOf(String token) {
        switch (token) {
            case "**/":
                return "(?:.*/)?";
            case "**":
                return ".*";
            case "*":
                return "[^/]*";
            case "?":
                return "[^/]";
            default:
                return Pattern.quote(token);
        }
    }
}
