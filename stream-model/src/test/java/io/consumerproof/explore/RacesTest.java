package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.report.Terminal;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Protocol;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The search goes both ways where the real system races. */
class RacesTest {

    /** Goes on beyond the bound until something is found, since no time passes. */
    private static final Search UNTIL_FOUND = Search.DEFAULT.budget(Duration.ofSeconds(1));

    private static final long FEW = 200;

    private static Small autoCommitting() {
        return Small.absorbing()
                .partitions(2)
                .records(4)
                .group(each -> each.protocol(Protocol.CONSUMER).commit(CommitMode.AUTO))
                .only(FaultKind.CRASH, 1);
    }

    private static void isFound(String check) {
        Small small = autoCommitting().check(check).search(UNTIL_FOUND);
        Finding finding = Objects.requireNonNull(small.explore().finding());
        assertThat(finding.run()).isLessThan(FEW);
        Replay replay = small.explorer().replay(finding.token());
        assertThat(replay.divergence()).isNull();
        assertThat(replay.history().text()).isEqualTo(finding.history().text());
    }

    @Test
    void autoCommitUnderTheConsumerProtocolMayCommitWhatWasNeverHandled() {
        isFound("commit-not-past-unfinished");
    }

    @Test
    void soACrashBehindThatCommitLosesIt() {
        isFound("no-lost-effect");
    }

    @Test
    void aStorySaysWhichWayTheRaceWent() {
        Exploration exploration =
                autoCommitting().check("no-lost-effect").search(UNTIL_FOUND).explore();
        assertThat(Terminal.story(exploration, "replay "))
                .containsPattern("a race +goes the other way +the commit takes in the records of this poll");
    }

    /** The same group as usual: the race is a switch, and the declared bound has none. */
    @Test
    void withoutASwitchNothingIsLost() {
        Exploration exploration = autoCommitting().explore();
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.statement().exhaustive()).isTrue();
    }

    @Test
    void whoCommitsAfterItsWorkLosesNothingWhicheverWayARaceGoes() {
        FaultBudget crash = FaultBudget.NONE.with(FaultKind.CRASH, 1).together(1);
        long[] spent = new long[1];
        Experiment experiment = autoCommitting()
                .group(each -> each.protocol(Protocol.CONSUMER).commit(CommitMode.AFTER_BATCH))
                .faults(crash)
                .search(UNTIL_FOUND)
                .experiment();
        Exploration exploration = new Explorer(experiment, () -> Duration.ofMillis(spent[0]++)).explore();
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.statement().random()).isGreaterThan(500);
    }
}
