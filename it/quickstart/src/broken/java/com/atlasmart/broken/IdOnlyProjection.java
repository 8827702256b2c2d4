package com.atlasmart.broken;

import com.atlasmart.orders.OrderEvent;
import javax.sql.DataSource;

/** Takes an event for processed by its id alone, whatever it says. */
public final class IdOnlyProjection {

    private final OrderTables tables;

    /** A consumer that keeps orders in a database. */
    public IdOnlyProjection(DataSource dataSource) {
        this.tables = new OrderTables(dataSource);
    }

    /** Handles one event. */
    public void on(OrderEvent event) {
        if (!tables.isMarked(event)) {
            tables.inTransaction(connection -> {
                OrderTables.mark(connection, event);
                OrderTables.add(connection, event);
            });
        }
    }
}
