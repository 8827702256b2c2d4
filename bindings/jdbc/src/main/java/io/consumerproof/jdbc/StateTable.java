package io.consumerproof.jdbc;

/**
 * A table whose rows carry a revision that must not go back. Names are matched without regard to case.
 *
 * @param table the table's name
 * @param key the column that tells its rows apart
 * @param revision the column with the revision, a whole number; rows where it is null are passed over
 */
public record StateTable(String table, String key, String revision) {}
