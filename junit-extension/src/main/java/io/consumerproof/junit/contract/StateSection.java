package io.consumerproof.junit.contract;

import io.consumerproof.jdbc.StateTable;
import java.util.ArrayList;
import java.util.List;

/** {@code world.state}: tables whose rows carry a revision. */
final class StateSection {

    private final List<StateTable> tables = new ArrayList<>();
    private final List<Fields> items = new ArrayList<>();

    private StateSection() {}

    static StateSection read(Reading reading, Fields world) {
        StateSection state = new StateSection();
        for (Node item :
                world.items("state", "a list such as '[{table: orders, key: order_id, revision: revision}]'")) {
            Fields fields = Fields.of(reading, "state", item);
            if (!(item instanceof Mapping)) {
                continue;
            }
            String table = fields.requiredText("table");
            String key = fields.requiredText("key");
            String revision = fields.requiredText("revision");
            if (table != null && key != null && revision != null) {
                state.tables.add(new StateTable(table, key, revision));
                state.items.add(fields);
            }
        }
        if (!state.isEmpty() && !world.has("database")) {
            reading.problem(world.place(), "'state' names tables of no database; add 'database: {url: …}' to 'world'");
        }
        return state;
    }

    boolean isEmpty() {
        return tables.isEmpty();
    }

    List<StateTable> tables() {
        return List.copyOf(tables);
    }

    /** The place of one setting: {@code key} of the table with this index. */
    Place place(int index, String key) {
        Node node = items.get(index).node(key);
        return node == null ? items.get(index).place() : node.place();
    }
}
