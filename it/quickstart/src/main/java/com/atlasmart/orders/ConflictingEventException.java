package com.atlasmart.orders;

/** An event that carries the id of another one. */
public final class ConflictingEventException extends RuntimeException {

    private static final long serialVersionUID = 1;

    ConflictingEventException(OrderEvent event, String known) {
        super("event " + event.id() + " says '" + event.payload() + "', an earlier one of that id said '" + known
                + "'");
    }
}
