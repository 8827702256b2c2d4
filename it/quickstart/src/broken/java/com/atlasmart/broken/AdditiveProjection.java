package com.atlasmart.broken;

import com.atlasmart.orders.OrderEvent;
import javax.sql.DataSource;

/** Adds every event to the balance, and does not ask whether it did so before. */
public final class AdditiveProjection {

    private final OrderTables tables;

    /** A consumer that keeps orders in a database. */
    public AdditiveProjection(DataSource dataSource) {
        this.tables = new OrderTables(dataSource);
    }

    /** Handles one event. */
    public void on(OrderEvent event) {
        tables.inTransaction(connection -> OrderTables.add(connection, event));
    }
}
