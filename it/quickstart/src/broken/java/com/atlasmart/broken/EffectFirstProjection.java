package com.atlasmart.broken;

import com.atlasmart.orders.OrderEvent;
import javax.sql.DataSource;

/** Applies the event in one transaction and marks it as processed in the next. */
public final class EffectFirstProjection {

    private final OrderTables tables;

    /** A consumer that keeps orders in a database. */
    public EffectFirstProjection(DataSource dataSource) {
        this.tables = new OrderTables(dataSource);
    }

    /** Handles one event. */
    public void on(OrderEvent event) {
        if (!tables.isMarked(event)) {
            tables.inTransaction(connection -> OrderTables.add(connection, event));
            tables.inTransaction(connection -> OrderTables.mark(connection, event));
        }
    }
}
