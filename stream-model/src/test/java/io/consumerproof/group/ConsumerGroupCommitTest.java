package io.consumerproof.group;

import static io.consumerproof.group.Crew.partitions;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whose commits count under the consumer protocol. */
class ConsumerGroupCommitTest {

    private final Crew crew = new Crew(2);

    private @Nullable Refusal commit(String id, int epoch, int... numbers) {
        return commit(new Standing("g", id, epoch, null), false, numbers);
    }

    private @Nullable Refusal commit(Standing standing, boolean transactional, int... numbers) {
        Refusal refusal = crew.group.commitRefusal(standing, transactional, crew.now);
        for (TopicPartition each : partitions(numbers)) {
            refusal = refusal == null ? crew.group.partitionRefusal(standing, each) : refusal;
        }
        return refusal;
    }

    @Test
    void anybodyMayCommitIntoAnEmptyGroup() {
        assertThat(commit("", -1, 0)).isNull();
    }

    @Test
    void onlyMembersMayCommitIntoAGroupWithMembers() {
        crew.join("a");

        assertThat(commit("", -1, 0)).isEqualTo(Refusal.UNKNOWN_MEMBER_ID);
        assertThat(commit("b", 2, 0)).isEqualTo(Refusal.UNKNOWN_MEMBER_ID);
        assertThat(commit("a", 2, 0)).isNull();
    }

    @Test
    void aMemberMayCommitWhatAnotherOwns() {
        crew.join("a");
        crew.join("b");
        crew.owns("a", 2, 0);
        crew.beat("b", 3);

        assertThat(commit("a", 3, 1)).isNull();
    }

    @Test
    void anOlderEpochIsGoodForWhatWasOwnedAllTheTime() {
        crew.join("a");
        crew.join("b");
        crew.owns("a", 2, 0);
        crew.beat("b", 3);

        assertThat(commit("a", 2, 0)).isNull();
        assertThat(commit("a", 2, 0, 1)).isEqualTo(Refusal.STALE_MEMBER_EPOCH);
        assertThat(commit("b", 2, 1)).isEqualTo(Refusal.STALE_MEMBER_EPOCH);
    }

    @Test
    void aMemberMayCommitWhatItIsGivingUp() {
        crew.join("a");
        crew.join("b");
        crew.beat("a", 2);

        assertThat(commit("a", 2, 1)).isNull();
    }

    @Test
    void anEpochThatIsStillToComeIsRefused() {
        crew.join("a");

        assertThat(commit("a", 3, 0)).isEqualTo(Refusal.STALE_MEMBER_EPOCH);
    }

    @Test
    void aTransactionMayNameNothingButTheGroup() {
        crew.join("a");

        assertThat(commit(Standing.outside("g"), true, 0)).isNull();
        assertThat(commit(new Standing("g", "b", 2, null), true, 0)).isEqualTo(Refusal.UNKNOWN_MEMBER_ID);
        assertThat(commit(new Standing("g", "a", 3, null), true, 0)).isEqualTo(Refusal.STALE_MEMBER_EPOCH);
    }

    @Test
    void membersAndThoseWhoDoNotSayWhoTheyAreAreToldWhatIsCommitted() {
        crew.join("a");

        assertThat(crew.group.readRefusal(Standing.outside("g"))).isNull();
        assertThat(crew.group.readRefusal(new Standing("g", "a", 2, null))).isNull();
        assertThat(crew.group.readRefusal(new Standing("g", "a", 1, null))).isEqualTo(Refusal.STALE_MEMBER_EPOCH);
        assertThat(crew.group.readRefusal(new Standing("g", "b", 2, null))).isEqualTo(Refusal.UNKNOWN_MEMBER_ID);
    }
}
