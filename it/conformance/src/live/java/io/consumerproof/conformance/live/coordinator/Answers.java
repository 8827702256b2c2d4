package io.consumerproof.conformance.live.coordinator;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One spelling for the answers of both coordinators. */
final class Answers {

    private Answers() {}

    /** {@code epoch 3 [t-0, t-1]}; without a list where the assignment is not told. */
    static String spelled(int epoch, @Nullable List<TopicPartition> assignment) {
        return "epoch " + epoch
                + (assignment == null ? "" : " " + assignment.stream().sorted().toList());
    }
}
