package io.consumerproof.group;

import static io.consumerproof.group.Crew.partitions;
import static io.consumerproof.group.Crew.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.log.Refusal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whose commits count under the consumer protocol. */
class ConsumerGroupCommitTest {

    private final Crew crew = new Crew(2);

    private @Nullable Refusal commit(String id, int epoch, int... numbers) {
        return refusal(() -> crew.group.checkCommit(id, epoch, partitions(numbers)));
    }

    @Test
    void anybodyMayCommitIntoAnEmptyGroup() {
        assertThat(commit("", -1, 0)).isNull();
    }

    @Test
    void onlyMembersMayCommitIntoAGroupWithMembers() {
        crew.join("a");

        assertThat(commit("", -1, 0)).isEqualTo(Refusal.UNKNOWN_MEMBER_ID);
        assertThat(commit("b", 1, 0)).isEqualTo(Refusal.UNKNOWN_MEMBER_ID);
        assertThat(commit("a", 1, 0)).isNull();
    }

    @Test
    void aMemberMayCommitWhatAnotherOwns() {
        crew.join("a");
        crew.join("b");
        crew.owns("a", 1, 0);
        crew.beat("b", 2);

        assertThat(commit("a", 2, 1)).isNull();
    }

    @Test
    void anOlderEpochIsGoodForWhatWasOwnedAllTheTime() {
        crew.join("a");
        crew.join("b");
        crew.owns("a", 1, 0);
        crew.beat("b", 2);

        assertThat(commit("a", 1, 0)).isNull();
        assertThat(commit("a", 1, 0, 1)).isEqualTo(Refusal.STALE_MEMBER_EPOCH);
        assertThat(commit("b", 1, 1)).isEqualTo(Refusal.STALE_MEMBER_EPOCH);
    }

    @Test
    void aMemberMayCommitWhatItIsGivingUp() {
        crew.join("a");
        crew.join("b");
        crew.beat("a", 1);

        assertThat(commit("a", 1, 1)).isNull();
    }

    @Test
    void anEpochThatIsStillToComeIsRefused() {
        crew.join("a");

        assertThat(commit("a", 2, 0)).isEqualTo(Refusal.STALE_MEMBER_EPOCH);
    }
}
