package io.consumerproof.scenario;

import io.consumerproof.history.History;
import io.consumerproof.history.TopicPartition;
import java.util.OptionalLong;

/** A stage that passes every call on to another one: what watches runs overrides what it watches. */
public abstract class ForwardingStage implements Stage {

    private final Stage stage;

    /** Passes calls on to {@code stage}. */
    protected ForwardingStage(Stage stage) {
        this.stage = stage;
    }

    @Override
    public void topic(TopicSettings settings) {
        stage.topic(settings);
    }

    @Override
    public void group(GroupSettings settings, HandlerFactory handlers) {
        stage.group(settings, handlers);
    }

    @Override
    public void sink(Sink sink) {
        stage.sink(sink);
    }

    @Override
    public void append(Append append) {
        stage.append(append);
    }

    @Override
    public void drain() {
        stage.drain();
    }

    @Override
    public void restart() {
        stage.restart();
    }

    @Override
    public World world() {
        return stage.world();
    }

    @Override
    public OptionalLong committed(String group, TopicPartition partition) {
        return stage.committed(group, partition);
    }

    @Override
    public long endOffset(TopicPartition partition) {
        return stage.endOffset(partition);
    }

    @Override
    public History history() {
        return stage.history();
    }
}
