package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static io.consumerproof.simulation.Play.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.CommitEvent.CommitRefused;
import io.consumerproof.history.GroupEvent.Assigned;
import io.consumerproof.history.GroupEvent.Ejected;
import io.consumerproof.history.GroupEvent.Lost;
import io.consumerproof.history.GroupEvent.RebalanceStarted;
import io.consumerproof.history.History;
import io.consumerproof.history.MemberEvent.Close;
import io.consumerproof.history.MemberEvent.Closed;
import io.consumerproof.history.Point;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Protocol;
import java.util.List;
import org.junit.jupiter.api.Test;

class StaticMemberTest {

    private static Play twoInstances() {
        return new Play().append(0, "a").append(0, "b").append(1, "c").group(each -> each.instances(List.of("a", "b")));
    }

    @Test
    void aRestartedProcessTakesOverWithoutARebalance() {
        History run = twoInstances()
                .pin(FaultKind.CRASH, Point.BEFORE_HANDLING, record(0, 1), null)
                .run(false);
        assertThat(events(run, RebalanceStarted.class)).hasSize(1);
        assertThat(events(run, Ejected.class)).isEmpty();
        assertThat(events(run, Assigned.class))
                .extracting(each -> each.member() + " at " + each.generation())
                .containsExactly("member-1 at 1", "member-2 at 1", "member-3 at 1");
    }

    @Test
    void theZombieOfAnInstanceThatWasStartedAnewIsFenced() {
        History run = twoInstances()
                .pin(FaultKind.STALL, Point.AFTER_EFFECT, record(0, 0), "pause while its instance is started anew")
                .run(false);
        assertThat(events(run, CommitRefused.class))
                .extracting(CommitRefused::reason)
                .containsExactly("another process has its instance id 'a'");
        assertThat(events(run, Lost.class))
                .extracting(each -> each.member().toString())
                .containsExactly("member-1");
        assertThat(events(run, Closed.class)).extracting(Closed::why).containsExactly(Close.FENCED);
        assertThat(events(run, RebalanceStarted.class)).hasSize(1);
    }

    @Test
    void underTheConsumerProtocolItWaitsUntilTheSessionOfTheDeadOneIsOver() {
        History run = twoInstances()
                .group(each -> each.protocol(Protocol.CONSUMER).instances(List.of("a", "b")))
                .pin(FaultKind.CRASH, Point.BEFORE_HANDLING, record(0, 1), null)
                .run(false);
        assertThat(events(run, Ejected.class)).hasSize(1);
        assertThat(events(run, Assigned.class))
                .filteredOn(each -> each.member().number() == 3)
                .isNotEmpty();
    }
}
