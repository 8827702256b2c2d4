package io.consumerproof.jdbc;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Wording that several messages share. */
final class Messages {

    private Messages() {}

    /** What a driver says, cut at its first line: some append the whole statement or an address of their site. */
    static String firstLine(Throwable failure) {
        String message = String.valueOf(failure.getMessage());
        String line = message.lines().findFirst().orElse("").strip();
        return line.replaceFirst(";\\s*SQL statement:$", "");
    }

    /** {@code ; did you mean 'orders'?} where something is near, then what exists. */
    static String choices(String found, Collection<String> existing, String kind) {
        String nearest = nearest(found, existing)
                .map(name -> "; did you mean '" + name + "'?")
                .orElse("");
        if (existing.isEmpty()) {
            return nearest + "; there are no " + kind;
        }
        return nearest + "; " + kind + ": "
                + existing.stream().sorted().map(name -> "'" + name + "'").collect(Collectors.joining(", "));
    }

    private static Optional<String> nearest(String found, Collection<String> existing) {
        String wanted = found.toLowerCase(Locale.ROOT);
        int best = 2 + wanted.length() / 3;
        Optional<String> nearest = Optional.empty();
        for (String name : existing.stream().sorted().toList()) {
            int distance = distance(wanted, name.toLowerCase(Locale.ROOT));
            if (distance < best) {
                best = distance;
                nearest = Optional.of(name);
            }
        }
        return nearest;
    }

    /** The number of letters to add, drop, replace, or swap with their neighbour. */
    private static int distance(String a, String b) {
        int[][] costs = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                costs[i][j] = i == 0 || j == 0 ? i + j : cheapest(costs, a, b, i, j);
            }
        }
        return costs[a.length()][b.length()];
    }

    private static int cheapest(int[][] costs, String a, String b, int i, int j) {
        int replaced = costs[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int cost = Math.min(replaced, 1 + Math.min(costs[i - 1][j], costs[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(cost, 1 + costs[i - 2][j - 2]) : cost;
    }
}
