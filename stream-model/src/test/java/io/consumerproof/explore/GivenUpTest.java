package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Effect;
import io.consumerproof.history.EffectEvent.Applied;
import io.consumerproof.history.HandlingEvent.Blocked;
import io.consumerproof.history.HandlingEvent.Handled;
import io.consumerproof.history.HandlingEvent.Skipped;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent.Appended;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.List;
import org.junit.jupiter.api.Test;

class GivenUpTest {

    private static final MemberId MEMBER = new MemberId("billing", 1);

    private static RecordId id(long offset) {
        return new RecordId(new TopicPartition("orders", 0), offset);
    }

    private static Appended appended(int offset) {
        LogRecord record = new LogRecord(id(offset), offset, 0, null, "v" + offset, List.of());
        return new Appended(0, record, Origin.TRAFFIC, null, null);
    }

    @Test
    void aRunWithoutPolicyGivesNothingUp() {
        assertThat(GivenUp.in(History.of(appended(0), appended(1), new Handled(0, MEMBER, id(0), 1))))
                .isEmpty();
    }

    @Test
    void aSkippedRecordIsGivenUp() {
        assertThat(GivenUp.in(History.of(appended(0), new Skipped(0, MEMBER, id(0), "no"))))
                .containsExactly(id(0));
    }

    @Test
    void aSkippedRecordThatLeftAnEffectIsNot() {
        assertThat(GivenUp.in(History.of(
                        appended(0),
                        new Applied(0, MEMBER, id(0), new Effect("Mailer", "Mailer.send()", null)),
                        new Skipped(0, MEMBER, id(0), "no"))))
                .isEmpty();
    }

    @Test
    void whatABlockedPartitionHoldsBackIsGivenUp() {
        assertThat(GivenUp.in(History.of(
                        appended(0),
                        appended(1),
                        appended(2),
                        new Handled(0, MEMBER, id(0), 1),
                        new Blocked(0, MEMBER, id(1), "no"))))
                .containsExactly(id(1), id(2));
    }
}
