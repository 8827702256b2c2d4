package io.consumerproof.junit.contract;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.EffectPoints;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.Sender;
import io.consumerproof.scenario.World;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A member outside any machine: makes a contract's handler and gives it records. */
final class OneMember implements World {

    private final RecordingPoints points = new RecordingPoints();
    private final Scenario scenario;

    OneMember(Contract contract) {
        scenario = (Scenario) contract.experiment().program();
        scenario.sinks().forEach(sink -> sink.begin(points));
    }

    /** What was done to the outside so far. */
    List<String> effects() {
        return points.effects;
    }

    Handler start() throws Exception {
        return scenario.groups().get(0).handlers().create(this);
    }

    /** Starts a member and gives it records with these values in one call; null is a tombstone. */
    List<String> handle(@Nullable String... values) throws Exception {
        List<Delivery> deliveries = new ArrayList<>();
        for (String value : values) {
            deliveries.add(new Given(value == null ? null : Bytes.utf8(value), deliveries.size()));
        }
        start().handle(deliveries);
        return effects();
    }

    @Override
    public Clock clock() {
        return Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    }

    @Override
    public RandomGenerator random() {
        return RandomGenerator.of("L64X128MixRandom");
    }

    @Override
    public Supplier<UUID> ids() {
        return () -> new UUID(0, 1);
    }

    @Override
    public Sender sender() {
        return (topic, key, value, headers) -> points.effects.add("sent to " + topic + Map.copyOf(headers));
    }

    @Override
    public EffectPoints points() {
        return points;
    }

    private record Given(@Nullable Bytes value, int offset) implements Delivery {
        @Override
        public LogRecord record() {
            RecordId id = new RecordId(new TopicPartition("orders", 0), offset);
            return new LogRecord(id, offset, 0, null, value, List.of());
        }

        @Override
        public MemberId member() {
            return new MemberId("test", 1);
        }

        @Override
        public int generation() {
            return 1;
        }

        @Override
        public int attempt() {
            return 1;
        }

        @Override
        public void commit(long nextOffset) {
            throw new IllegalStateException("members commit by themselves");
        }
    }
}
