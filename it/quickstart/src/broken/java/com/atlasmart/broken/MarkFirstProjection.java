package com.atlasmart.broken;

import com.atlasmart.orders.OrderEvent;
import javax.sql.DataSource;

/** Marks the event as processed in one transaction and applies it in the next. */
public final class MarkFirstProjection {

    private final OrderTables tables;

    /** A consumer that keeps orders in a database. */
    public MarkFirstProjection(DataSource dataSource) {
        this.tables = new OrderTables(dataSource);
    }

    /** Handles one event. */
    public void on(OrderEvent event) {
        if (!tables.isMarked(event)) {
            tables.inTransaction(connection -> OrderTables.mark(connection, event));
            tables.inTransaction(connection -> OrderTables.add(connection, event));
        }
    }
}
