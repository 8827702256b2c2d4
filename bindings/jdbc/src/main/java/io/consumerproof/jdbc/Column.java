package io.consumerproof.jdbc;

import org.jspecify.annotations.Nullable;

/**
 * A column of a table.
 *
 * @param name as the database spells it
 * @param identity whether the database numbers it
 * @param computed whether the database computes it, so that nothing can be inserted into it
 * @param reference the table and column it refers to, as the database spells them; null if none
 */
record Column(
        String name,
        boolean identity,
        boolean computed,
        @Nullable Reference reference) {

    /**
     * The far end of a foreign key.
     *
     * @param cascades whether a change there is carried into this table
     */
    record Reference(String table, String column, boolean cascades) {}
}
