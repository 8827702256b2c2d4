package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.consumerproof.choice.Choices;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Trims;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ReplayTokenTest {

    private static String token() {
        return Objects.requireNonNull(Small.counting().records(4).explore().finding())
                .token();
    }

    @Test
    void aTokenIsShortAndOfOneWord() {
        assertThat(token()).matches("c2\\.[A-Za-z0-9_-]{8,40}");
    }

    @Test
    void aTokenKnowsItsExperimentByName() {
        assertThat(ReplayToken.belongsTo(token(), "small")).isTrue();
        assertThat(ReplayToken.belongsTo(token(), "other")).isFalse();
        assertThat(ReplayToken.belongsTo("nonsense", "small")).isFalse();
    }

    @Test
    void whatIsLeftOutSurvivesTheSpelling() {
        ReplayToken parsed = ReplayToken.parse(token());
        assertThat(parsed.trims().records()).containsExactly(1, 2, 3);
        assertThat(parsed.schedule().size()).isEqualTo(1);
    }

    @Test
    void aTokenOfVersionOneReadsForEver() {
        // de b6, 56 92, db d2: digests; 02: check; 01: one pick; 08 01 ea cc: choice 8 takes option 1, its print; 06 01
        // 00: of six
        // records only the first; fe: check sum
        ReplayToken parsed = ReplayToken.parse("c1.3rZWktvSAgEIAerMBgEA_g");
        assertThat(parsed.name()).isEqualTo(0xdeb6);
        assertThat(parsed.content()).isEqualTo(0x5692);
        assertThat(parsed.code()).isEqualTo(0xdbd2);
        assertThat(parsed.check()).isEqualTo(2);
        assertThat(parsed.schedule()).hasToString("[8:1]");
        assertThat(parsed.prints()).containsExactly(0xeacc);
        assertThat(parsed.trims()).isEqualTo(Trims.ofRecords(List.of(1, 2, 3, 4, 5)));
    }

    @Test
    void aTokenOfVersionTwoReadsForEver() {
        // As above, then 01 00 01 02: of one group, the first, one member, the second; 01 00 01: of one topic, the
        // first, one partition; fb: check sum
        ReplayToken parsed = ReplayToken.parse("c2.3rZWktvSAgEIAerMBgEAAQABAgEAAfs");
        assertThat(parsed.schedule()).hasToString("[8:1]");
        assertThat(parsed.trims())
                .isEqualTo(Trims.ofRecords(List.of(1, 2, 3, 4, 5))
                        .withoutMember(0, 2)
                        .withFewerPartitions(0, 1));
    }

    @Test
    void membersAndPartitionsThatAreLeftOutSurviveTheSpelling() {
        Trims trims = Trims.ofRecords(List.of(0, 7))
                .withoutMember(3, 1)
                .withoutMember(3, 200)
                .withoutMember(1, 2)
                .withFewerPartitions(0, 1)
                .withFewerPartitions(300, 128);
        RecordedChoices dullest = new RecordedChoices(Choices.DULLEST);
        String token = ReplayToken.spell(new Experiment.Identity("small", 1, 2), 0, dullest, trims);
        assertThat(ReplayToken.parse(token).trims()).isEqualTo(trims);
    }

    @Test
    void everySingleDamagedCharacterIsNoticed() {
        String token = token();
        for (int i = 3; i < token.length(); i++) {
            char other = token.charAt(i) == 'A' ? 'B' : 'A';
            String damaged = token.substring(0, i) + other + token.substring(i + 1);
            assertThat(isMisread(damaged, token)).as(damaged).isFalse();
        }
    }

    /** The last character of base64 text can hold bits that mean nothing. */
    private static boolean isMisread(String damaged, String token) {
        try {
            return !ReplayToken.parse(damaged).equals(ReplayToken.parse(token));
        } catch (IllegalArgumentException noticed) {
            return false;
        }
    }

    @Test
    void damageIsToldWithTheCure() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ReplayToken.parse(token() + "AAAA"))
                .withMessageStartingWith("token 'c2.")
                .withMessageEndingWith("paste the whole word that was printed");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ReplayToken.parse("seed-5"))
                .withMessage("'seed-5' is no token: one begins with 'c2.'; paste the whole word that was printed");
    }

    @Test
    void aTokenOfAnotherExperimentIsRefused() {
        Experiment other = renamed(Small.counting().records(4).experiment());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Explorer(other, () -> Duration.ZERO).replay(token()))
                .withMessageEndingWith("was not made for 'other'");
    }

    private static Experiment renamed(Experiment one) {
        return new Experiment(
                "other",
                new Experiment.Identity("other", 1, 2),
                one.program(),
                one.faults(),
                one.pinned(),
                one.promises(),
                one.event(),
                one.search(),
                one.trims(),
                one.remarks());
    }

    @Test
    void aChangedContractIsReplayedAsNearAsPossibleAndSaysSo() {
        Replay replay = replayed(changed(Small.counting().records(4)), token());
        assertThat(replay.remarks())
                .containsExactly("'small' has changed since the token was made; this is the nearest replay");
        assertThat(replay.finding()).isNotNull();
    }

    private static Experiment changed(Small small) {
        Experiment one = small.experiment();
        return new Experiment(
                one.name(),
                new Experiment.Identity("small", 77, 2),
                one.program(),
                one.faults(),
                one.pinned(),
                one.promises(),
                one.event(),
                one.search(),
                one.trims(),
                one.remarks());
    }

    @Test
    void aPickWhosePlaceHasAnotherTextIsTakenByItsNumber() {
        // The effect has another text, and with it the place of a crash behind it.
        Small other = Small.counting().records(4).only(FaultKind.CRASH, 1);
        other.handlers(world -> deliveries -> deliveries.forEach(each -> other.receiver()
                .put(each.record().key() + "!", String.valueOf(each.record().value()))));
        String token =
                token(Small.counting().records(4).only(FaultKind.CRASH, 1).explore());
        Replay replay = replayed(changed(other), token);
        assertThat(replay.divergence())
                .contains("the token's pick is not offered there, nor anywhere behind it; by number it is crash at");
        Finding finding = Objects.requireNonNull(replay.finding());
        assertThat(finding.kind()).isEqualTo(Finding.Kind.VIOLATION);
        assertThat(finding.violation().check()).isEqualTo("no-duplicate-effect");
    }

    @Test
    void aChangedContractThatDoesNotOfferThePicksIsNotCalledRepaired() {
        Replay replay = replayed(
                changed(Small.absorbing().records(1).faults(FaultBudget.NONE)),
                token(Small.counting().records(4).only(FaultKind.CRASH, 1).explore()));
        Finding finding = Objects.requireNonNull(replay.finding());
        assertThat(finding.kind()).isEqualTo(Finding.Kind.DIVERGED);
        assertThat(finding.violation().why()).startsWith("the contract has changed since the token was made");
    }

    private static Exploration redelivered() {
        return Small.counting().records(4).only(FaultKind.REDELIVERY, 1).explore();
    }

    private static String token(Exploration exploration) {
        return Objects.requireNonNull(exploration.finding()).token();
    }

    private static Experiment withCode(Small small, long code) {
        Experiment one = small.experiment();
        return new Experiment(
                one.name(),
                new Experiment.Identity("small", 1, code),
                one.program(),
                one.faults(),
                one.pinned(),
                one.promises(),
                one.event(),
                one.search(),
                one.trims(),
                one.remarks());
    }

    private static Replay replayed(Experiment experiment, String token) {
        return new Explorer(experiment, () -> Duration.ZERO).replay(token);
    }

    @Test
    void aPickThatIsOfferedNowhereIsToldWithItsPlaceAndUsualCauses() {
        Replay replay =
                replayed(Small.counting().records(1).only(FaultKind.CRASH, 1).experiment(), token(redelivered()));
        assertThat(replay.divergence())
                .matches("diverged at choice \\d+, [a-z-]+ .*by member-\\d: the token's pick is not offered there,"
                        + " nor anywhere behind it");
        Finding finding = Objects.requireNonNull(replay.finding());
        assertThat(finding.kind()).isEqualTo(Finding.Kind.DIVERGED);
        assertThat(finding.violation().sentence()).contains(replay.divergence());
        assertThat(finding.violation().why())
                .contains("has changed", "clock", "random", "unordered", "statics", "thread");
    }

    @Test
    void whereTheConsumerHasChangedADivergenceIsARemark() {
        Experiment repaired = withCode(Small.absorbing().records(1).only(FaultKind.CRASH, 1), 3);
        Replay replay = replayed(repaired, token(redelivered()));
        assertThat(replay.finding()).isNull();
        assertThat(replay.divergence()).startsWith("diverged at choice ");
        assertThat(replay.remarks())
                .containsExactly(
                        "the consumer's class has changed since the token was made; this is the nearest replay");
    }

    @Test
    void aPickThatComesLaterIsToldWithBothPlacesAndTaken() {
        String token =
                token(Small.counting().records(4).only(FaultKind.CRASH, 1).explore());
        Experiment grown = withCode(
                Small.counting()
                        .records(4)
                        .only(FaultKind.CRASH, 1)
                        .faults(FaultBudget.NONE
                                .with(FaultKind.CRASH, 1)
                                .with(FaultKind.DUPLICATE_SEND, 1)
                                .together(1)),
                3);
        Replay replay = replayed(grown, token);
        assertThat(replay.divergence())
                .matches("diverged at choice \\d+, .+: the token's pick is not offered there; it came as choice \\d+,"
                        + " crash at after-effect of orders-0@0 Receiver.put\\(\"k0\", \"v0\"\\) by member-1");
        assertThat(Objects.requireNonNull(replay.finding()).violation().check()).isEqualTo("no-duplicate-effect");
    }

    @Test
    void aRunThatDivergesAnotherWayEachTimeIsNondeterministic() {
        String token =
                token(Small.counting().records(4).only(FaultKind.CRASH, 1).explore());
        AtomicInteger made = new AtomicInteger();
        Small small = Small.counting();
        small.records(4)
                .only(FaultKind.CRASH, 1)
                .handlers(world -> deliveries ->
                        deliveries.forEach(each -> small.receiver().put("k", "" + made.incrementAndGet())));
        Finding finding =
                Objects.requireNonNull(replayed(small.experiment(), token).finding());
        assertThat(finding.kind()).isEqualTo(Finding.Kind.NONDETERMINISM);
    }
}
