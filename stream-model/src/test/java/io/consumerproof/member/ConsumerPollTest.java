package io.consumerproof.member;

import static io.consumerproof.member.Site.FIRST;
import static io.consumerproof.member.Site.OTHER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.group.CommittedOffset;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ConsumerPollTest {

    private final Site site = new Site(2);

    private static Refusal refusalOf(Runnable call) {
        try {
            call.run();
        } catch (RefusedException refused) {
            return refused.refusal();
        }
        throw new AssertionError("it was not refused");
    }

    @Test
    void positionJumpsAGapOnlyInALaterPollThatReturnsNothing() {
        site.append(0, 1);
        site.partition(0).gap(1);
        Consumer reader = site.open("A", "max.poll.records", "1");
        reader.assign(List.of(FIRST));

        assertThat(Site.poll(reader)).containsExactly("t-0@0");
        assertThat(reader.position(FIRST, 0)).isEqualTo(1);
        assertThat(reader.currentLag(FIRST)).isEqualTo(1);

        assertThat(Site.poll(reader)).isEmpty();
        assertThat(reader.position(FIRST, 0)).isEqualTo(2);
    }

    @Test
    void pollMixesPartitionsAndLeavesTheRestForTheNext() {
        site.append(0, 2);
        site.append(1, 2);
        Consumer reader = site.open("A", "max.poll.records", "3");
        reader.assign(List.of(FIRST, OTHER));

        assertThat(Site.poll(reader)).containsExactly("t-0@0", "t-0@1", "t-1@0");
        assertThat(Site.poll(reader)).containsExactly("t-1@1");
    }

    @Test
    void whatWasFetchedIsReturnedThoughTheLogHasLostIt() {
        site.append(0, 2);
        Consumer reader = site.open("A", "max.poll.records", "1");
        reader.assign(List.of(FIRST));
        Site.poll(reader);

        site.partition(0).deleteBefore(2);

        assertThat(Site.poll(reader)).containsExactly("t-0@1");
    }

    @Test
    void pausedPartitionReturnsNothingAndGoesOnWhereItWas() {
        site.append(0, 2);
        Consumer reader = site.open("A", "max.poll.records", "1");
        reader.assign(List.of(FIRST));
        Site.poll(reader);

        reader.pause(List.of(FIRST));
        assertThat(Site.poll(reader)).isEmpty();
        reader.resume(List.of(FIRST));

        assertThat(Site.poll(reader)).containsExactly("t-0@1");
    }

    @Test
    void seekDropsWhatWasFetched() {
        site.append(0, 3);
        Consumer reader = site.open("A", "max.poll.records", "1");
        reader.assign(List.of(FIRST));
        Site.poll(reader);

        reader.seek(FIRST, 2);

        assertThat(Site.poll(reader)).containsExactly("t-0@2");
    }

    @Test
    void noCommitAndOutOfRangeAreToldByDifferentExceptionsWithoutAPolicy() {
        site.append(0, 1);
        Consumer reader = site.open("A", "auto.offset.reset", "none");
        reader.assign(List.of(FIRST));
        assertThat(refusalOf(() -> Site.poll(reader))).isEqualTo(Refusal.NO_OFFSET_FOR_PARTITION);

        reader.seek(FIRST, 5);

        assertThat(refusalOf(() -> Site.poll(reader))).isEqualTo(Refusal.OFFSET_OUT_OF_RANGE);
    }

    @Test
    void recordsThatAreThereComeBeforeTheExceptionForAnotherPartition() {
        site.append(1, 1);
        Consumer reader = site.open("A", "auto.offset.reset", "none");
        reader.assign(List.of(FIRST, OTHER));
        reader.seek(FIRST, 5);
        reader.seek(OTHER, 0);

        assertThat(Site.poll(reader)).containsExactly("t-1@0");
        assertThat(refusalOf(() -> Site.poll(reader))).isEqualTo(Refusal.OFFSET_OUT_OF_RANGE);
    }

    @Test
    void wakeupComesOutOfTheNextPollOnce() {
        Consumer reader = site.open("A");
        reader.assign(List.of(FIRST));

        reader.wakeup();

        assertThat(refusalOf(() -> Site.poll(reader))).isEqualTo(Refusal.WAKEUP);
        assertThat(Site.poll(reader)).isEmpty();
    }

    @Test
    void topicsPatternAndPartitionsExcludeEachOther() {
        Consumer reader = site.subscribed("A");

        assertThat(refusalOf(() -> reader.assign(List.of(FIRST)))).isEqualTo(Refusal.ILLEGAL_STATE);
        assertThat(refusalOf(() -> reader.subscribe(Pattern.compile("x"), RebalanceListener.NONE)))
                .isEqualTo(Refusal.ILLEGAL_STATE);
    }

    @Test
    void patternPicksUpATopicThatIsMadeLater() {
        Consumer reader = site.open("A", "metadata.max.age.ms", "500");
        reader.subscribe(Pattern.compile("t.*"), RebalanceListener.NONE);
        site.pollInTurn(reader);
        assertThat(reader.assignment()).containsExactly(FIRST, OTHER);

        site.cluster.log().createTopic("t2", 1);
        site.pollInTurn(reader);

        assertThat(reader.assignment()).hasSize(3);
    }

    @Test
    void aMissingPositionIsToldBeforeAnythingIsRevoked() {
        Consumer reader = site.subscribed("A", "group.protocol", "consumer", "auto.offset.reset", "none");
        assertThat(refusalOf(() -> Site.poll(reader))).isEqualTo(Refusal.NO_OFFSET_FOR_PARTITION);
        site.pollInTurn(site.subscribed("B", "group.protocol", "consumer"));
        site.told.clear();

        assertThat(refusalOf(() -> Site.poll(reader))).isEqualTo(Refusal.NO_OFFSET_FOR_PARTITION);

        assertThat(site.told).isEmpty();
        assertThat(reader.assignment()).containsExactly(FIRST, OTHER);
    }

    @Test
    void noPositionIsLookedForInWhatIsLost() {
        Consumer slow = site.subscribed(
                "A", "group.protocol", "consumer", "auto.offset.reset", "none", "max.poll.interval.ms", "500");
        assertThat(refusalOf(() -> Site.poll(slow))).isEqualTo(Refusal.NO_OFFSET_FOR_PARTITION);
        assertThat(refusalOf(() -> slow.position(FIRST, 0))).isEqualTo(Refusal.NO_OFFSET_FOR_PARTITION);

        site.cluster.advanceTo(site.cluster.nowMicros() + Site.SECOND);

        assertThat(refusalOf(() -> slow.position(FIRST, Site.SECOND))).isEqualTo(Refusal.TIMEOUT);
        assertThat(slow.assignment()).containsExactly(FIRST, OTHER);
    }

    @Test
    void unknownTopicIsTriedUntilTheTimeIsOver() {
        Consumer reader = site.open("A");
        reader.assign(List.of(FIRST));
        long before = site.cluster.nowMicros();
        SortedMap<TopicPartition, CommittedOffset> offsets = new TreeMap<>();
        offsets.put(new TopicPartition("none", 0), CommittedOffset.of(1));

        assertThat(refusalOf(() -> reader.commitSync(offsets, 2 * Site.SECOND))).isEqualTo(Refusal.TIMEOUT);
        assertThat(site.cluster.nowMicros() - before).isEqualTo(2 * Site.SECOND);
    }

    @Test
    void unknownSettingIsRefusedByName() {
        assertThatThrownBy(() -> site.open("A", "fetch.max.bytes", "1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("consumer setting 'fetch.max.bytes' is not modelled; modelled: [auto.commit");
    }
}
