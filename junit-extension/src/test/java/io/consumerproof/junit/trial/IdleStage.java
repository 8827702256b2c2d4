package io.consumerproof.junit.trial;

import io.consumerproof.history.History;
import io.consumerproof.history.RunEvent;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.Sink;
import io.consumerproof.scenario.Stage;
import io.consumerproof.scenario.TopicSettings;
import io.consumerproof.scenario.World;
import java.util.OptionalLong;

/** A stage on which nothing happens but one drain. */
final class IdleStage implements Stage {

    private final History history;

    IdleStage(long drainedAtMicros) {
        history = History.of(new RunEvent.Drained(drainedAtMicros));
    }

    @Override
    public void topic(TopicSettings settings) {}

    @Override
    public void group(GroupSettings settings, HandlerFactory handlers) {}

    @Override
    public void sink(Sink sink) {}

    @Override
    public void append(Append append) {}

    @Override
    public void drain() {}

    @Override
    public void restart() {}

    @Override
    public World world() {
        throw new UnsupportedOperationException("an idle stage has no world");
    }

    @Override
    public OptionalLong committed(String group, TopicPartition partition) {
        return OptionalLong.empty();
    }

    @Override
    public long endOffset(TopicPartition partition) {
        return 0;
    }

    @Override
    public History history() {
        return history;
    }
}
