package io.consumerproof.simulation;

import io.consumerproof.choice.Choices;
import io.consumerproof.history.Event;
import io.consumerproof.history.History;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.PinnedFault;
import io.consumerproof.scenario.RecordingPort;
import io.consumerproof.scenario.TopicSettings;
import io.consumerproof.scenario.Trims;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** One run over topic {@code orders}, with faults pinned where the test wants them. */
final class Play {

    /** A receiver that tells repeats apart by nothing. */
    interface Sink {
        void put(String key, String value);
    }

    static final TopicPartition ORDERS_0 = new TopicPartition("orders", 0);
    static final TopicPartition ORDERS_1 = new TopicPartition("orders", 1);

    private final List<PinnedFault> pinned = new ArrayList<>();
    private final List<Append> appends = new ArrayList<>();
    private final RecordingPort port = RecordingPort.of(Sink.class, null, null);
    private UnaryOperator<GroupSettings> settings = each -> each;
    private UnaryOperator<TopicSettings> topic = each -> each;
    private Handler handler = this::put;
    private Choices choices = Choices.DULLEST;
    private int partitions = 2;
    private boolean late;
    private Trims trims = Trims.NONE;

    static RecordId record(int partition, long offset) {
        return new RecordId(new TopicPartition("orders", partition), offset);
    }

    /** The receiver that the default handler puts every record into. */
    Sink sink() {
        return (Sink) port.proxy();
    }

    private void put(List<? extends io.consumerproof.scenario.Delivery> deliveries) {
        deliveries.forEach(
                each -> sink().put("" + each.record().key(), "" + each.record().value()));
    }

    Play partitions(int count) {
        partitions = count;
        return this;
    }

    Play group(UnaryOperator<GroupSettings> change) {
        settings = change;
        return this;
    }

    /** The group is there before the records are. */
    Play appendedAfterTheStart() {
        late = true;
        return this;
    }

    Play topic(UnaryOperator<TopicSettings> change) {
        topic = change;
        return this;
    }

    Play append(Append append) {
        appends.add(append);
        return this;
    }

    Play handler(Handler other) {
        handler = other;
        return this;
    }

    Play decidedBy(Choices other) {
        choices = other;
        return this;
    }

    /** A record of key {@code k<partition>} in {@code partition}. */
    Play append(int partition, String value) {
        appends.add(Append.record("orders", "k" + partition, value).in(partition));
        return this;
    }

    Play gap(int partition, int offsets) {
        appends.add(Append.gap("orders", partition, offsets));
        return this;
    }

    Play pin(FaultKind kind, @Nullable Point point, @Nullable RecordId record, @Nullable String variant) {
        pinned.add(new PinnedFault(kind, point, record, null, variant));
        return this;
    }

    Play trims(Trims left) {
        trims = left;
        return this;
    }

    /** Runs it; ends with a restart if {@code restarts}. */
    History run(boolean restarts) {
        return simulate(restarts).history();
    }

    Simulation simulate(boolean restarts) {
        RunSettings run = new RunSettings(FaultBudget.NONE, pinned, trims, Exclusions.NONE);
        Simulation simulation = new Simulation(choices, run);
        simulation.topic(topic.apply(new TopicSettings("orders", partitions)));
        simulation.topic(new TopicSettings("orders.dlt", 1));
        simulation.sink(port);
        GroupSettings group = settings.apply(GroupSettings.named("billing").topics(List.of("orders")));
        simulation.group(group, world -> handler);
        if (late) {
            simulation.drain();
        }
        appends.forEach(simulation::append);
        simulation.drain();
        if (restarts) {
            simulation.restart();
        }
        simulation.finish();
        return simulation;
    }

    /** The events of one kind, in order. */
    static <E extends Event> List<E> events(History history, Class<E> kind) {
        List<E> found = new ArrayList<>();
        for (Event each : history) {
            if (kind.isInstance(each)) {
                found.add(kind.cast(each));
            }
        }
        return found;
    }
}
