package io.consumerproof.junit.contract;

import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** How names are listed in messages, and what a name that was not found may have meant. */
public final class Spelling {

    private Spelling() {}

    /** {@code 'a', 'b'}, sorted and distinct. */
    public static String list(Collection<String> names) {
        return names.stream().sorted().distinct().map(Spelling::quoted).collect(Collectors.joining(", "));
    }

    static String quoted(String name) {
        return "'" + name + "'";
    }

    /** {@code ; did you mean 'x'?}, or empty text if nothing is near. */
    public static String hint(String found, Collection<String> known) {
        return nearest(found, known)
                .map(name -> "; did you mean " + quoted(name) + "?")
                .orElse("");
    }

    /** As {@link #hint}, for an argument of some method of {@code port}. */
    public static String hintOfArgument(String found, Class<?> port) {
        return hint(
                found,
                Arrays.stream(port.getMethods())
                        .flatMap(method -> Arrays.stream(method.getParameters()))
                        .map(Parameter::getName)
                        .toList());
    }

    /** The known name with the least edit distance, at most a third of its length (at least 1), the first by name among equals; else one that it begins. */
    static Optional<String> nearest(String found, Collection<String> known) {
        String best = null;
        int least = Integer.MAX_VALUE;
        for (String name : known.stream().sorted().toList()) {
            int distance = distance(found.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
            if (distance <= Math.max(1, name.length() / 3) && distance < least) {
                best = name;
                least = distance;
            }
        }
        return best != null || found.length() < 3
                ? Optional.ofNullable(best)
                : known.stream().filter(name -> name.startsWith(found)).sorted().findFirst();
    }

    /** Insertions, deletions, replacements and swaps of neighbours that turn one into the other. */
    static int distance(String from, String to) {
        int[][] cost = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                cost[i][j] = i == 0 || j == 0 ? i + j : step(cost, from, to, i, j);
            }
        }
        return cost[from.length()][to.length()];
    }

    private static int step(int[][] cost, String from, String to, int i, int j) {
        boolean same = from.charAt(i - 1) == to.charAt(j - 1);
        int least = Math.min(cost[i - 1][j], cost[i][j - 1]) + 1;
        least = Math.min(least, cost[i - 1][j - 1] + (same ? 0 : 1));
        boolean swapped =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return swapped ? Math.min(least, cost[i - 2][j - 2] + 1) : least;
    }
}
