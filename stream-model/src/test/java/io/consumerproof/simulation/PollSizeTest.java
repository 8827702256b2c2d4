package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Choices;
import io.consumerproof.history.CommitEvent.Committed;
import io.consumerproof.scenario.CommitMode;
import org.junit.jupiter.api.Test;

class PollSizeTest {

    private static int commits(int size) {
        Choices choices = point -> point.place().startsWith("size of a poll") ? size % point.options() : 0;
        return events(
                        new Play()
                                .group(each -> each.members(1).commit(CommitMode.AFTER_BATCH))
                                .append(0, "a")
                                .append(0, "b")
                                .append(1, "c")
                                .append(1, "d")
                                .decidedBy(choices)
                                .run(false),
                        Committed.class)
                .size();
    }

    @Test
    void aPollReturnsAllThereIsOrOneRecordOrOnePartition() {
        assertThat(commits(PollSize.ALL)).isEqualTo(2);
        assertThat(commits(PollSize.ONE_PARTITION)).isEqualTo(2);
        assertThat(commits(PollSize.ONE_RECORD)).isEqualTo(4);
    }
}
