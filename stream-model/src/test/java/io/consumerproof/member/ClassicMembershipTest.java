package io.consumerproof.member;

import static io.consumerproof.member.Site.FIRST;
import static io.consumerproof.member.Site.OTHER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ClassicMembershipTest {

    private static final String[] COOPERATIVE = {"partition.assignment.strategy", "CooperativeStickyAssignor"};

    private final Site site = new Site(2);

    @Test
    void eagerRebalanceRevokesEverythingFromEverybodyAndDropsPositionsAndPauses() {
        Consumer reader = site.subscribed("A");
        site.append(0, 2);
        site.pollInTurn(reader);
        reader.pause(List.of(FIRST));
        site.told.clear();

        Consumer newcomer = site.subscribed("B");
        List<String> again = site.pollInTurn(reader, newcomer);

        assertThat(site.told).containsExactly("A revoked [t-0, t-1]", "A assigned [t-0]", "B assigned [t-1]");
        assertThat(reader.paused()).isEmpty();
        assertThat(again).containsExactly("t-0@0", "t-0@1");
    }

    @Test
    void cooperativeRebalanceMovesOnlyWhatHasToMoveInTwoRounds() {
        Consumer reader = site.subscribed("A", COOPERATIVE);
        site.append(0, 2);
        site.pollInTurn(reader);
        reader.pause(List.of(FIRST));
        site.told.clear();

        Consumer newcomer = site.subscribed("B", COOPERATIVE);
        List<String> again = site.pollInTurn(reader, newcomer);

        assertThat(site.told)
                .containsSubsequence("A revoked [t-1]", "A assigned []", "B assigned [t-1]")
                .doesNotContain("A revoked [t-0]");
        assertThat(reader.paused()).containsExactly(FIRST);
        assertThat(again).isEmpty();
    }

    @Test
    void ejectedMemberKeepsItsViewFailsToCommitAndHasLostAllAtItsNextPoll() {
        Consumer reader = site.subscribed("A");
        site.pollInTurn(reader);
        site.told.clear();
        reader.disconnect();
        site.cluster.advanceTo(site.cluster.nowMicros() + 2 * Site.SECOND);
        reader.connect();

        assertThat(reader.assignment()).containsExactly(FIRST, OTHER);
        assertThatThrownBy(() -> site.commit(reader, 0, 1)).hasMessageStartingWith("CommitFailedException");
        assertThatThrownBy(() -> site.commit(reader, 0, 1)).hasMessageStartingWith("CommitFailedException");
        Site.poll(reader);

        assertThat(site.told).containsExactly("A lost [t-0, t-1]", "A assigned [t-0, t-1]");
    }

    @Test
    void memberThatDoesNotPollInTimeLeavesByItselfAndLosesAllAtItsNextPoll() {
        Consumer slow = site.subscribed("A", "max.poll.interval.ms", "1500");
        Site.poll(slow);
        Consumer newcomer = site.subscribed("B");

        site.pollInTurn(newcomer);
        assertThat(newcomer.assignment()).isEmpty();
        site.pollInTurn(newcomer);
        assertThat(newcomer.assignment()).containsExactly(FIRST, OTHER);

        Site.poll(slow);
        assertThat(site.told).contains("A lost [t-0, t-1]").doesNotContain("A revoked [t-0, t-1]");
    }

    @Test
    void closeCommitsByItselfThenRevokesThenLeaves() {
        site.append(0, 3);
        Consumer reader = site.open("A", "enable.auto.commit", "true", "auto.commit.interval.ms", "600000");
        reader.subscribe(
                new TreeSet<>(List.of("t")),
                (kind, partitions) -> site.told.add(kind + " at committed " + site.committed(0)));
        site.pollInTurn(reader);

        reader.close();

        assertThat(site.told).containsExactly("ASSIGNED at committed -1", "REVOKED at committed 3");
        Consumer next = site.subscribed("B");
        Site.poll(next);
        assertThat(next.assignment()).containsExactly(FIRST, OTHER);
    }

    @Test
    void periodicCommitCoversWhatEarlierPollsReturned() {
        site.append(0, 2);
        Consumer reader = site.subscribed(
                "A", "enable.auto.commit", "true", "auto.commit.interval.ms", "0", "max.poll.records", "1");

        assertThat(Site.poll(reader)).containsExactly("t-0@0");
        assertThat(site.committed(0)).isEqualTo(-1);
        assertThat(Site.poll(reader)).containsExactly("t-0@1");
        assertThat(site.committed(0)).isEqualTo(1);
    }

    @Test
    void exceptionOfACallbackComesOutOfThePollAndTheAssignmentStands() {
        Consumer reader = site.open("A");
        List<String> told = new ArrayList<>();
        reader.subscribe(new TreeSet<>(List.of("t")), (kind, partitions) -> {
            told.add(kind + " " + partitions);
            if (told.size() < 3) {
                throw new IllegalStateException("callback");
            }
        });

        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> Site.poll(reader))
                    .isInstanceOf(CallbackFailedException.class)
                    .hasCauseInstanceOf(IllegalStateException.class);
            assertThat(reader.assignment()).containsExactly(FIRST, OTHER);
        }
        assertThat(Site.poll(reader)).isEmpty();
        assertThat(told).containsExactly("ASSIGNED [t-0, t-1]", "ASSIGNED []", "ASSIGNED []");
    }

    @Test
    void commitInsideRevokedCounts() {
        site.append(0, 2);
        Consumer reader = site.open("A");
        reader.subscribe(new TreeSet<>(List.of("t")), (kind, partitions) -> {
            if (kind == Duty.Kind.REVOKED) {
                reader.commitSync(0);
            }
        });
        site.pollInTurn(reader);

        site.pollInTurn(reader, site.subscribed("B"));

        assertThat(site.committed(0)).isEqualTo(2);
    }

    @Test
    void memberThatHasJoinedAndWaitsCannotCommit() {
        Consumer leader = site.subscribed("A");
        site.pollInTurn(leader);
        Consumer newcomer = site.subscribed("B");
        Site.poll(newcomer);
        site.cluster.advanceTo(site.cluster.nowMicros() + 100_000);

        leader.poll(0);

        assertThat(site.told).contains("A revoked [t-0, t-1]");
        assertThatThrownBy(() -> site.commit(leader, 0, 1))
                .isInstanceOfSatisfying(RefusedException.class, refused -> assertThat(refused.refusal())
                        .isEqualTo(Refusal.REBALANCE_IN_PROGRESS));
    }

    @Test
    void newPartitionsAreSeenWhenTheLeaderLooksAgain() {
        Consumer reader = site.subscribed("A", "metadata.max.age.ms", "1500");
        site.pollInTurn(reader);
        site.cluster.log().grow("t", 3);

        Site.poll(reader);
        assertThat(reader.assignment()).hasSize(2);
        site.pollInTurn(reader);
        assertThat(reader.assignment()).hasSize(3);
    }

    @Test
    void closedStaticMemberKeepsItsPlaceForASession() {
        Consumer fixed = site.subscribed("A", "group.instance.id", "i");
        site.pollInTurn(fixed);
        fixed.close();

        Consumer other = site.subscribed("B");
        Site.poll(other);
        assertThat(other.assignment()).isEmpty();
        site.pollInTurn(other);
        site.pollInTurn(other);

        assertThat(other.assignment()).containsExactly(FIRST, OTHER);
    }

    @Test
    void unsubscribedMemberHasLeft() {
        Consumer reader = site.subscribed("A");
        site.pollInTurn(reader);

        reader.unsubscribe();

        assertThat(site.told).last().isEqualTo("A revoked [t-0, t-1]");
        assertThat(reader.assignment()).isEmpty();
        assertThat(site.cluster.groups().classic("g").hasMembers()).isFalse();
    }

    @Test
    void callbackThatThrowsAtCloseKeepsTheMemberFromLeaving() {
        Consumer reader = site.open("A");
        reader.subscribe(new TreeSet<>(List.of("t")), (kind, partitions) -> {
            if (kind == Duty.Kind.REVOKED) {
                throw new IllegalStateException("callback");
            }
        });
        Site.poll(reader);

        assertThatThrownBy(reader::close).isInstanceOf(CallbackFailedException.class);

        assertThat(site.cluster.groups().classic("g").hasMembers()).isTrue();
        site.cluster.advanceTo(site.cluster.nowMicros() + Site.SECOND);
        assertThat(site.cluster.groups().classic("g").hasMembers()).isFalse();
    }

    @Test
    void whatACallbackKeptFromCompletingIsCompletedByTheNextPoll() {
        List<Duty.Kind> throwing = new ArrayList<>(List.of(Duty.Kind.ASSIGNED, Duty.Kind.REVOKED));
        RebalanceListener spoiled = (kind, partitions) -> {
            site.told.add(kind + " " + partitions);
            if (throwing.remove(kind)) {
                throw new IllegalStateException("callback");
            }
        };
        Consumer reader = site.open("A");
        reader.subscribe(new TreeSet<>(List.of("t")), spoiled);
        assertThatThrownBy(() -> Site.poll(reader)).isInstanceOf(CallbackFailedException.class);
        assertThatThrownBy(reader::unsubscribe).isInstanceOf(CallbackFailedException.class);
        assertThat(reader.assignment()).isEmpty();
        int generation = site.cluster.groups().classic("g").generation();

        reader.subscribe(new TreeSet<>(List.of("t")), spoiled);
        Site.poll(reader);

        assertThat(site.told).containsExactly("ASSIGNED [t-0, t-1]", "REVOKED [t-0, t-1]", "ASSIGNED [t-0, t-1]");
        assertThat(reader.assignment()).containsExactly(FIRST, OTHER);
        assertThat(site.cluster.groups().classic("g").generation()).isEqualTo(generation);
    }
}
