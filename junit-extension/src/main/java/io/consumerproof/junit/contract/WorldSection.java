package io.consumerproof.junit.contract;

import io.consumerproof.check.Check;
import io.consumerproof.scenario.Sink;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * {@code world}: what survives a crash.
 *
 * @param sinks in the order of declaration, the database first
 * @param supplies what constructors can be filled with
 * @param database whether there is one
 * @param revisions whether some of its tables carry revisions
 */
record WorldSection(List<Sink> sinks, Supplies supplies, boolean database, boolean revisions) {

    static WorldSection read(Reading reading, @Nullable Node node) {
        if (node == null) {
            return new WorldSection(List.of(), new Supplies(List.of(), true), false, false);
        }
        int before = reading.problems().count();
        Fields fields = Fields.of(reading, "world", node);
        List<Sink> sinks = new ArrayList<>();
        List<Supply> supplies = new ArrayList<>();
        StateSection state = StateSection.read(reading, fields);
        Optional<DatabaseSection> database = DatabaseSection.read(reading, fields, state);
        database.ifPresent(each -> {
            sinks.add(each.sink());
            supplies.add(each.supply());
        });
        PortsSection.read(reading, fields).forEach(port -> {
            sinks.add(port.sink());
            supplies.add(port.supply());
        });
        boolean complete = reading.problems().count() == before;
        return new WorldSection(
                List.copyOf(sinks), new Supplies(supplies, complete), database.isPresent(), !state.isEmpty());
    }

    /** Whether {@code check} has something to judge here whatever the consumer does. */
    boolean surelyJudges(Check check) {
        return check.name().equals("same-state")
                ? database
                : revisions && check.name().equals("no-stale-overwrite");
    }
}
