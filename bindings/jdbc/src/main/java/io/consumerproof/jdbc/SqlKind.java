package io.consumerproof.jdbc;

/** What a statement may do, told from its first words; {@link #UNSURE} where they do not tell. */
enum SqlKind {
    /** Only reads. */
    READ,
    /** Adds rows to one table and touches no other row. */
    INSERT,
    /** Writes one table: updates, deletes, upserts. */
    WRITE,
    /** May write any table. */
    UNSURE,
    /** Changes tables themselves. */
    DEFINITION,
    /** Changes how its connection behaves from now on. */
    SETTING,
    /** Begins a transaction. */
    BEGIN,
    /** Ends a transaction and keeps what it did. */
    COMMIT,
    /** Ends a transaction and drops what it did. */
    ROLLBACK
}
