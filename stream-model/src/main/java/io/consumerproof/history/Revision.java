package io.consumerproof.history;

/**
 * The revision that a committed row now has.
 *
 * @param table the declared state table
 * @param key the row's declared key, rendered
 * @param revision the row's declared revision; of a row that is {@linkplain #isGone gone} it says nothing
 */
public record Revision(String table, String key, long revision) {

    private static final long NONE = Long.MIN_VALUE;

    /** The row was there with a revision, and is no longer. */
    public static Revision gone(String table, String key) {
        return new Revision(table, key, NONE);
    }

    /** Whether the row was deleted. */
    public boolean isGone() {
        return revision == NONE;
    }

    @Override
    public String toString() {
        return "Revision[table=" + table + ", key=" + key + ", " + (isGone() ? "gone" : "revision=" + revision) + "]";
    }
}
