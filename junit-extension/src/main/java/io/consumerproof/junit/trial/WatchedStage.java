package io.consumerproof.junit.trial;

import io.consumerproof.history.DurableState;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.EffectPoints;
import io.consumerproof.scenario.ForwardingStage;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.Sender;
import io.consumerproof.scenario.Sink;
import io.consumerproof.scenario.Stage;
import io.consumerproof.scenario.World;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A stage on which every way from user code to the machine passes {@link ForeignThreads}. */
final class WatchedStage extends ForwardingStage {

    private final ForeignThreads threads;

    WatchedStage(Stage stage, ForeignThreads threads) {
        super(stage);
        this.threads = threads;
    }

    @Override
    public void group(GroupSettings settings, HandlerFactory handlers) {
        boolean commits = settings.commit() == CommitMode.MANUAL;
        super.group(settings, new WatchedFactory(handlers, threads, commits));
    }

    @Override
    public void sink(Sink sink) {
        super.sink(new WatchedSink(sink, threads));
    }

    @Override
    public World world() {
        return new WatchedWorld(super.world(), threads);
    }

    private record WatchedFactory(HandlerFactory handlers, ForeignThreads threads, boolean commits)
            implements HandlerFactory {

        @Override
        public Handler create(World world) throws Exception {
            return new WatchedHandler(handlers.create(new WatchedWorld(world, threads)), threads, commits);
        }

        @Override
        public boolean isolated() {
            return handlers.isolated();
        }
    }

    private record WatchedHandler(Handler handler, ForeignThreads threads, boolean commits) implements Handler {

        @Override
        public void handle(List<? extends Delivery> deliveries) throws Exception {
            threads.pass();
            try {
                handler.handle(commits ? watched(deliveries) : deliveries);
            } finally {
                threads.pass();
            }
        }

        private List<WatchedDelivery> watched(List<? extends Delivery> deliveries) {
            return deliveries.stream()
                    .map(each -> new WatchedDelivery(each, threads))
                    .toList();
        }

        @Override
        public boolean takesBatches() {
            return handler.takesBatches();
        }
    }

    private record WatchedDelivery(Delivery delivery, ForeignThreads threads) implements Delivery {

        @Override
        public LogRecord record() {
            return delivery.record();
        }

        @Override
        public MemberId member() {
            return delivery.member();
        }

        @Override
        public int generation() {
            return delivery.generation();
        }

        @Override
        public int attempt() {
            return delivery.attempt();
        }

        @Override
        public void commit(long nextOffset) {
            threads.enter("the commit of " + delivery.record().partition() + " at " + nextOffset);
            try {
                delivery.commit(nextOffset);
            } finally {
                threads.leave();
            }
        }
    }

    private record WatchedWorld(World world, ForeignThreads threads) implements World {

        @Override
        public Clock clock() {
            return world.clock();
        }

        @Override
        public RandomGenerator random() {
            return world.random();
        }

        @Override
        public Supplier<UUID> ids() {
            return world.ids();
        }

        @Override
        public Sender sender() {
            return new WatchedSender(world.sender(), threads);
        }

        @Override
        public EffectPoints points() {
            return new WatchedPoints(world.points(), threads);
        }
    }

    private record WatchedSender(Sender sender, ForeignThreads threads) implements Sender {

        @Override
        public void send(String topic, @Nullable Object key, @Nullable Object value, Map<String, ?> headers) {
            threads.enter("a record for '" + topic + "'");
            try {
                sender.send(topic, key, value, headers);
            } finally {
                threads.leave();
            }
        }
    }

    private record WatchedSink(Sink sink, ForeignThreads threads) implements Sink {

        @Override
        public String name() {
            return sink.name();
        }

        @Override
        public void begin(EffectPoints points) {
            sink.begin(new WatchedPoints(points, threads));
        }

        @Override
        public boolean undoes(String statement) {
            return sink.undoes(statement);
        }

        @Override
        public void memberDied(MemberId member) {
            sink.memberDied(member);
        }

        @Override
        public Optional<DurableState> state() {
            return sink.state();
        }
    }
}
