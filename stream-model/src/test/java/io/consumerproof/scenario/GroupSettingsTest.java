package io.consumerproof.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.scenario.OnFailure.Then;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class GroupSettingsTest {

    private static final OnFailure TO_PAYMENTS = new OnFailure(1, Duration.ZERO, Then.DEAD_LETTER, "payments");

    @Test
    void aGroupThatReadsItsOwnDeadLettersContradictsItself() {
        GroupSettings group = GroupSettings.named("billing")
                .topics(List.of("orders", "payments"))
                .onFailure(TO_PAYMENTS);
        assertThat(group.contradiction())
                .contains(
                        "group 'billing' reads topic 'payments', which is also its dead-letter topic, so it would be handed its"
                                + " own dead letters without end; allowed is a topic that it does not read");
    }

    @Test
    void aGroupMayWriteDeadLettersWhereItDoesNotRead() {
        GroupSettings group =
                GroupSettings.named("billing").topics(List.of("orders")).onFailure(TO_PAYMENTS);
        assertThat(group.contradiction()).isEmpty();
        assertThat(group.onFailure(OnFailure.DEFAULT).contradiction()).isEmpty();
    }
}
