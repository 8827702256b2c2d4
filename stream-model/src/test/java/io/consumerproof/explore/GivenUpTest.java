package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Effect;
import io.consumerproof.history.EffectEvent.Applied;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent.Blocked;
import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.HandlingEvent.Failed;
import io.consumerproof.history.HandlingEvent.Handled;
import io.consumerproof.history.HandlingEvent.Skipped;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent.Appended;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.simulation.Exclusions;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
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

    private static SortedSet<String> givenUp(Event... events) {
        List<Exclusions> answers = GivenUp.in(History.of(events));
        assertThat(answers).hasSize(1);
        return answers.get(0).of("billing");
    }

    @Test
    void aRunWithoutPolicyGivesNothingUp() {
        assertThat(givenUp(appended(0), appended(1), new Handled(0, MEMBER, id(0), 1)))
                .isEmpty();
    }

    @Test
    void aSkippedRecordIsGivenUp() {
        assertThat(givenUp(appended(0), new Skipped(0, MEMBER, id(0), "no"))).containsExactly("#0");
    }

    private static final Effect MAIL = new Effect("Mailer", "Mailer.send()", null);

    private static List<SortedSet<String>> answers(Event... events) {
        return GivenUp.in(History.of(events)).stream()
                .map(each -> each.of("billing"))
                .toList();
    }

    @Test
    void aSkippedRecordThatLeftAnEffectIsGivenUpWithItOrWithoutIt() {
        assertThat(answers(appended(0), new Applied(0, MEMBER, id(0), MAIL), new Skipped(0, MEMBER, id(0), "no")))
                .containsExactly(new TreeSet<>(), new TreeSet<>(List.of("#0")));
    }

    @Test
    void ofTwoSuchRecordsEachIsInOrOutByItself() {
        assertThat(answers(
                        appended(0),
                        appended(1),
                        new Applied(0, MEMBER, id(0), MAIL),
                        new Skipped(0, MEMBER, id(0), "no"),
                        new Applied(0, MEMBER, id(1), MAIL),
                        new Skipped(0, MEMBER, id(1), "no")))
                .containsExactly(
                        new TreeSet<>(),
                        new TreeSet<>(List.of("#0")),
                        new TreeSet<>(List.of("#1")),
                        new TreeSet<>(List.of("#0", "#1")));
    }

    @Test
    void aRecordWhoseWorkWasDoneOrThatIsHandledLaterIsNotGivenUp() {
        assertThat(givenUp(
                        appended(0),
                        new Delivered(0, MEMBER, 1, appended(0).appended(), 1),
                        new Applied(0, MEMBER, id(0), MAIL),
                        new Failed(0, MEMBER, id(0), 1, "no", true, true),
                        new Skipped(0, MEMBER, id(0), "no")))
                .isEmpty();
        assertThat(givenUp(
                        appended(0),
                        new Applied(0, MEMBER, id(0), MAIL),
                        new Skipped(0, MEMBER, id(0), "no"),
                        new Delivered(0, MEMBER, 1, appended(0).appended(), 1),
                        new Handled(0, MEMBER, id(0), 1)))
                .isEmpty();
    }

    @Test
    void whatABlockedPartitionHoldsBackIsGivenUp() {
        assertThat(givenUp(
                        appended(0),
                        appended(1),
                        appended(2),
                        new Handled(0, MEMBER, id(0), 1),
                        new Blocked(0, MEMBER, id(1), "no")))
                .containsExactly("#1", "#2");
    }

    @Test
    void whatOneGroupGivesUpAnotherMayHandle() {
        MemberId other = new MemberId("shipping", 1);
        Exclusions answer = GivenUp.in(
                        History.of(appended(0), new Skipped(0, MEMBER, id(0), "no"), new Handled(0, other, id(0), 1)))
                .get(0);
        assertThat(answer.of("billing")).containsExactly("#0");
        assertThat(answer.of("shipping")).isEmpty();
    }

    @Test
    void ofACallThatFailedBetweenItsRecordsNobodyKnowsHowFarItCame() {
        List<Exclusions> answers = GivenUp.in(History.of(
                appended(0),
                appended(1),
                new Delivered(0, MEMBER, 1, appended(0).appended(), 1),
                new Delivered(0, MEMBER, 1, appended(1).appended(), 1),
                new Applied(0, MEMBER, id(0), new Effect("Mailer", "Mailer.send()", null)),
                new Failed(0, MEMBER, id(0), 1, "no", false, false),
                new Failed(0, MEMBER, id(1), 1, "no", false, false),
                new Skipped(0, MEMBER, id(0), "no"),
                new Skipped(0, MEMBER, id(1), "no")));
        assertThat(answers).hasSize(3);
        assertThat(answers.get(0).of("billing")).containsExactly("#0", "#1");
        assertThat(answers.get(1).of("billing")).containsExactly("#1");
        assertThat(answers.get(2).of("billing")).isEmpty();
    }

    @Test
    void aCallThatFailedBehindItsWorkLeftTheEffectsOfAllItsRecords() {
        assertThat(givenUp(
                        appended(0),
                        appended(1),
                        new Delivered(0, MEMBER, 1, appended(0).appended(), 1),
                        new Delivered(0, MEMBER, 1, appended(1).appended(), 1),
                        new Applied(0, MEMBER, id(0), new Effect("Mailer", "Mailer.send()", null)),
                        new Failed(0, MEMBER, id(0), 1, "no", true, true),
                        new Failed(0, MEMBER, id(1), 1, "no", true, true),
                        new Skipped(0, MEMBER, id(0), "no"),
                        new Skipped(0, MEMBER, id(1), "no")))
                .isEmpty();
    }

    @Test
    void whatMembersWroteIsKnownByItsContentSinceItsPlaceDependsOnWhoWroteFirst() {
        LogRecord sent = new LogRecord(id(7), 4 << 24, 0, null, "bill", List.of());
        assertThat(givenUp(new Appended(0, sent, Origin.SENT, null, MEMBER), new Skipped(0, MEMBER, sent.id(), "no")))
                .containsExactly("orders-0 null \"bill\"");
    }
}
