package io.consumerproof.group;

import static io.consumerproof.group.Crew.partitions;
import static io.consumerproof.group.Crew.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.log.Refusal;
import org.junit.jupiter.api.Test;

/** Static members under the consumer protocol. */
class ConsumerGroupStaticMemberTest {

    private final Crew crew = new Crew(2);

    @Test
    void aSecondProcessWithTheSameInstanceIdIsRefused() {
        crew.joinAs("a", "i");

        assertThat(refusal(() -> crew.joinAs("b", "i"))).isEqualTo(Refusal.UNRELEASED_INSTANCE_ID);
        assertThat(crew.group.memberIds()).containsExactly("a");
    }

    @Test
    void whoeverComesBackGetsWhatItLeft() {
        crew.joinAs("a", "i");
        crew.joinAs("b", "j");
        crew.group.leave("b", "j", true);

        assertThat(crew.group.knows("b")).isTrue();
        crew.beatAs("a", "i", 2);
        crew.ownsAs("a", "i", 2, 0);
        assertThat(crew.joinAs("c", "j").assignment()).isEqualTo(partitions(1));
        assertThat(crew.group.epoch()).isEqualTo(3);
        assertThat(crew.group.memberIds()).containsExactly("a", "c");
    }

    @Test
    void whatALeftMemberHasIsKeptUntilItsSessionEnds() {
        crew.joinAs("a", "i");
        crew.now = 1_000_000;
        crew.group.leave("a", "i", true);

        assertThat(crew.join("b").assignment()).isEmpty();
        assertThat(crew.advance(Crew.SESSION)).containsExactly("a");
        assertThat(crew.beat("b", 3).assignment()).isEqualTo(partitions(0, 1));
    }

    @Test
    void theProcessBeforeIsFenced() {
        crew.joinAs("a", "i");
        crew.group.leave("a", "i", true);
        crew.joinAs("b", "i");

        assertThat(refusal(() -> crew.beatAs("a", "i", 2))).isEqualTo(Refusal.FENCED_INSTANCE_ID);
        assertThat(refusal(() -> crew.group.leave("a", "i", true))).isEqualTo(Refusal.FENCED_INSTANCE_ID);
        assertThat(refusal(() -> crew.beatAs("a", "k", 2))).isEqualTo(Refusal.UNKNOWN_MEMBER_ID);
    }

    @Test
    void aStaticMemberMayLeaveForGood() {
        crew.joinAs("a", "i");
        crew.group.leave("a", "i", false);

        assertThat(crew.group.memberIds()).isEmpty();
    }
}
