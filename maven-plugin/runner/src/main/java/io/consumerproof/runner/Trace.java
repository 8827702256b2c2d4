package io.consumerproof.runner;

import io.consumerproof.explore.Experiment;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.ForwardingStage;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.Stage;
import io.consumerproof.scenario.World;
import java.util.List;

/**
 * A stage that says in the journal where user code is about to be called: for a second look at a contract whose JVM died without
 * a word.
 */
final class Trace extends ForwardingStage {

    private final Journal journal;
    private final long run;

    Trace(Stage stage, Journal journal, long run) {
        super(stage);
        this.journal = journal;
        this.run = run;
    }

    /** {@code experiment}, traced. */
    static Experiment of(Experiment experiment, Journal journal) {
        long[] runs = {0};
        return experiment.program(stage -> experiment.program().perform(new Trace(stage, journal, ++runs[0])));
    }

    @Override
    public void group(GroupSettings settings, HandlerFactory handlers) {
        super.group(settings, new TracedFactory(settings.name(), handlers, this));
    }

    private void at(String where) {
        journal.append(Message.of(Word.AT).with("where", where).with("run", Long.toString(run)));
    }

    /** What is placed where must not depend on being traced: of a shard it would be another part. */
    private record TracedFactory(String group, HandlerFactory handlers, Trace trace) implements HandlerFactory {

        @Override
        public Handler create(World world) throws Exception {
            trace.at("a new member of group '" + group + "'");
            return new TracedHandler(handlers.create(world), trace);
        }

        @Override
        public boolean isolated() {
            return handlers.isolated();
        }
    }

    private record TracedHandler(Handler handler, Trace trace) implements Handler {

        @Override
        public void handle(List<? extends Delivery> deliveries) throws Exception {
            trace.at(deliveries.get(0).record().id() + " (before or in its handler, "
                    + trace.history().size() + " events into the run)");
            handler.handle(deliveries);
        }

        @Override
        public boolean takesBatches() {
            return handler.takesBatches();
        }
    }
}
