package io.consumerproof.junit.assertj;

import io.consumerproof.history.History;
import io.consumerproof.junit.jupiter.GroupDraft;

/** Entry points; they stand beside AssertJ's own {@code assertThat}. */
public final class StreamAssertions {

    private StreamAssertions() {}

    /** Of what happened: {@code assertThat(log.history())}. */
    public static HistoryAssert assertThat(History history) {
        return new HistoryAssert(history);
    }

    /** Of a group: {@code assertThat(log.group("billing"))}. */
    public static GroupAssert assertThat(GroupDraft group) {
        return new GroupAssert(group);
    }
}
