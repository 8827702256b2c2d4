package io.consumerproof.history;

/**
 * The revision that a committed row now has.
 *
 * @param table the declared state table
 * @param key the row's declared key, rendered
 * @param revision the row's declared revision
 */
public record Revision(String table, String key, long revision) {}
