package com.atlasmart.orders;

import javax.sql.DataSource;

/** Consumes order events and keeps the orders' balances. */
public final class OrderProjection {

    private final OrderStore store;

    /** Keeps them in a database. */
    public OrderProjection(DataSource dataSource) {
        this(new JdbcOrderStore(dataSource));
    }

    /** Keeps them in any store. */
    public OrderProjection(OrderStore store) {
        this.store = store;
    }

    /** Handles one event. */
    public void on(OrderEvent event) {
        store.apply(event);
    }
}
