package io.consumerproof.junit.assertj;

import static io.consumerproof.junit.assertj.StreamAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.history.Effect;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RunEvent;
import io.consumerproof.junit.jupiter.StreamTest;
import io.consumerproof.junit.jupiter.Topic;
import io.consumerproof.junit.jupiter.VirtualLog;
import org.junit.jupiter.api.Test;

class StreamAssertionsTest {

    private static final MemberId MEMBER = new MemberId("mail", 1);
    private static final EffectEvent.Applied SENT =
            new EffectEvent.Applied(1, MEMBER, null, new Effect("Mailer", "Mailer.send(\"o-1\")", null));

    interface Mailer {
        void send(String order);
    }

    @StreamTest
    @Topic(name = "orders", partitions = 2)
    void assertions_hold_in_every_run_of_a_correct_consumer(VirtualLog log) {
        Mailer mailer = log.port(Mailer.class, "order");
        log.group("mail").members(2, () -> mailer::send);
        log.append("orders", 0, "o-1", "o-1").append("orders", 0, "o-2", "o-2");

        log.drain();

        assertThat(log.history()).hasNoDuplicateEffects().hasDrained();
        assertThat(log.group("mail"))
                .hasCommitted("orders", 0, 2)
                .hasCommittedNothing("orders", 1)
                .hasNoLag();
    }

    @Test
    void an_effect_that_took_hold_twice_is_told() {
        assertThatThrownBy(() -> assertThat(History.of(SENT, SENT)).hasNoDuplicateEffects())
                .isInstanceOf(AssertionError.class)
                .hasMessage("Mailer.send(\"o-1\") took hold 2 times, once is expected");
    }

    @Test
    void an_effect_that_is_missing_is_told_with_those_there_are() {
        assertThat(History.of(SENT)).hasEffect("Mailer.send(\"o-1\")", 1);
        assertThatThrownBy(() -> assertThat(History.of(SENT)).hasEffect("Mailer.send(\"o-2\")", 1))
                .hasMessage("Mailer.send(\"o-2\") took hold 0 times, 1 are expected; there are [Mailer.send(\"o-1\")]");
    }

    @Test
    void an_effect_where_none_is_expected_is_told() {
        assertThatThrownBy(() -> assertThat(History.of(SENT)).hasNoEffects())
                .hasMessage("no effect is expected, there are [Mailer.send(\"o-1\")]");
    }

    @Test
    void a_run_that_goes_on_has_not_drained() {
        assertThat(History.of(SENT, new RunEvent.Drained(2))).hasDrained();
        assertThatThrownBy(() ->
                        assertThat(History.of(new RunEvent.Drained(0), SENT)).hasDrained())
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("the run is expected to have come to rest");
    }

    @Test
    void assertj_still_asserts_on_everything_else() {
        assertThat("text").startsWith("te");
    }
}
