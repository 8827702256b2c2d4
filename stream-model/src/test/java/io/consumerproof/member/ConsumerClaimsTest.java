package io.consumerproof.member;

import static io.consumerproof.member.Site.FIRST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.log.RefusedException;
import org.junit.jupiter.api.Test;

/** What everybody says of Kafka's consumers, played on the model. */
class ConsumerClaimsTest {

    private final Site site = new Site(1);

    @Test
    void afterRecord41TheCommittedOffsetIs42() {
        site.partition(0).gap(40);
        site.append(0, 2);
        Consumer reader = site.subscribed("A", "max.poll.records", "2");

        assertThat(site.pollInTurn(reader)).containsExactly("t-0@40", "t-0@41");
        assertThat(reader.position(FIRST, 0)).isEqualTo(42);
        reader.commitSync(0);

        assertThat(site.committed(0)).isEqualTo(42);
        site.append(0, 1);
        reader.close();
        assertThat(site.pollInTurn(site.subscribed("B"))).containsExactly("t-0@42");
    }

    @Test
    void twoGroupsReadEverythingEachAtItsOwnPace() {
        site.append(0, 3);
        Consumer one = site.subscribed("A");
        Consumer other = site.subscribed("B", "group.id", "h");

        assertThat(site.pollInTurn(one)).hasSize(3);
        one.commitSync(0);
        assertThat(site.pollInTurn(other)).hasSize(3);

        assertThat(site.committed(0)).isEqualTo(3);
        assertThat(site.cluster.groups().offsets("h").of(FIRST)).isNull();
    }

    @Test
    void crashBetweenHandlingAndCommitDeliversAgain() {
        site.append(0, 2);
        Consumer reader = site.subscribed("A");
        site.pollInTurn(reader);

        reader.crash();
        site.cluster.advanceTo(site.cluster.nowMicros() + 2 * Site.SECOND);

        assertThat(site.pollInTurn(site.subscribed("B"))).containsExactly("t-0@0", "t-0@1");
    }

    @Test
    void crashBetweenCommitAndHandlingLosesWhatWasNotHandled() {
        site.append(0, 2);
        Consumer reader = site.subscribed("A");
        assertThat(site.pollInTurn(reader)).hasSize(2);
        reader.commitSync(0);

        reader.crash();
        site.cluster.advanceTo(site.cluster.nowMicros() + 2 * Site.SECOND);

        assertThat(site.pollInTurn(site.subscribed("B"))).isEmpty();
    }

    private Consumer afterRetention(String reset) {
        site.append(0, 3);
        Consumer lagging = site.subscribed("A");
        site.pollInTurn(lagging);
        site.commit(lagging, 0, 1);
        lagging.close();
        site.append(0, 3);
        site.partition(0).deleteBefore(4);
        return site.subscribed("B", "auto.offset.reset", reset);
    }

    @Test
    void retentionUnderALaggingGroupSkipsToTheStartWithEarliest() {
        assertThat(site.pollInTurn(afterRetention("earliest"))).containsExactly("t-0@4", "t-0@5");
    }

    @Test
    void retentionUnderALaggingGroupSkipsEverythingThereIsWithLatest() {
        Consumer reader = afterRetention("latest");

        assertThat(site.pollInTurn(reader)).isEmpty();
        assertThat(reader.position(FIRST, 0)).isEqualTo(6);
    }

    @Test
    void retentionUnderALaggingGroupIsToldWithNone() {
        Consumer reader = afterRetention("none");

        assertThatThrownBy(() -> site.pollInTurn(reader)).isInstanceOfSatisfying(RefusedException.class, refused -> {
            assertThat(refused.exceptionName()).isEqualTo("OffsetOutOfRangeException");
            assertThat(refused.positions()).containsEntry(FIRST, 1L);
        });
    }

    @Test
    void retentionUnderALaggingGroupGoesBackADurationWithByDuration() {
        assertThat(site.pollInTurn(afterRetention("by_duration:PT1H"))).containsExactly("t-0@4", "t-0@5");
    }
}
