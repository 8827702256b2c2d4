package com.atlasmart.broken;

import com.atlasmart.orders.OrderEvent;
import javax.sql.DataSource;

/** Overwrites the order with whatever event comes, newer or not. */
public final class LastWriteWinsProjection {

    private final OrderTables tables;

    /** A consumer that keeps orders in a database. */
    public LastWriteWinsProjection(DataSource dataSource) {
        this.tables = new OrderTables(dataSource);
    }

    /** Handles one event. */
    public void on(OrderEvent event) {
        tables.inTransaction(connection -> OrderTables.overwrite(connection, event));
    }
}
