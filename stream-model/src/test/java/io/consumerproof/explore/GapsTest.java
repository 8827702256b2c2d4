package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.RecordId;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.PinnedFault;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** The same search over a log with gaps. */
class GapsTest {

    private static final Search WITH_GAPS = Search.DEFAULT.budget(Duration.ZERO).gaps(true);

    /** Commits behind a record only where its offset follows the one before without a hole. */
    private static final HandlerFactory COUNTING = world -> {
        long[] next = new long[2];
        return deliveries -> deliveries.forEach(each -> {
            int partition = each.record().partition().partition();
            if (each.record().offset() == next[partition]) {
                next[partition] = each.record().offset() + 1;
                each.commit(next[partition]);
            }
        });
    };

    @Test
    void theFaultFreeRunAndEverySingleFaultAreRunAgain() {
        Exploration without = Small.absorbing().records(3).restarting().explore();
        Exploration with =
                Small.absorbing().records(3).restarting().search(WITH_GAPS).explore();
        Statement singles = Small.absorbing()
                .records(3)
                .restarting()
                .faults(FaultBudget.DEFAULT.together(1))
                .explore()
                .statement();
        assertThat(with.finding()).isNull();
        assertThat(with.problems()).isEmpty();
        assertThat(with.statement().exhaustive()).isTrue();
        assertThat(with.statement().runs()).isEqualTo(without.statement().runs() + singles.runs());
        assertThat(with.statement().bound()).isEqualTo(without.statement().bound());
        assertThat(with.statement().variants()).containsExactly("with gaps: every placement of at most one fault");
        assertThat(with.statement().pointsSeen()).isEqualTo(without.statement().pointsSeen());
    }

    @Test
    void whoCountsOffsetsIsFoundAndItsStoryHasTheOffsetsOfItsRun() {
        Small small = Small.absorbing()
                .records(2)
                .handlers(COUNTING)
                .group(each -> each.members(1).commit(CommitMode.MANUAL))
                .check("lag-drains")
                .faults(FaultBudget.NONE)
                .search(WITH_GAPS);
        Explorer explorer = small.explorer();
        Finding finding = Objects.requireNonNull(explorer.explore().finding());
        assertThat(finding.kind()).isEqualTo(Finding.Kind.BROKEN_WITHOUT_FAULT);
        List<RecordId> delivered = StreamSupport.stream(finding.history().spliterator(), false)
                .filter(HandlingEvent.Delivered.class::isInstance)
                .map(each -> Objects.requireNonNull(each.record()))
                .toList();
        assertThat(delivered.get(0).offset()).isEqualTo(1);
        Replay replay = small.explorer().replay(finding.token());
        assertThat(replay.divergence()).isNull();
        assertThat(replay.history().text()).isEqualTo(finding.history().text());
    }

    @Test
    void aFaultThatIsPinnedToAnOffsetKeepsTheLogAsItIs() {
        RecordId first = new RecordId(new io.consumerproof.history.TopicPartition("orders", 0), 0);
        PinnedFault pinned = new PinnedFault(FaultKind.CRASH, null, first, null, null);
        Exploration exploration =
                Small.absorbing().records(2).pinned(pinned).search(WITH_GAPS).explore();
        assertThat(exploration.problems()).isEmpty();
        assertThat(exploration.statement().variants()).isEmpty();
    }

    @Test
    void whatIsLostBehindAGapIsShownAgainByItsToken() {
        Small small = Small.absorbing().records(4).search(WITH_GAPS);
        small.handlers(world -> {
            long[] last = {-1};
            return deliveries -> deliveries.forEach(each -> {
                boolean follows = last[0] < 0 || each.record().offset() == last[0] + 1;
                last[0] = each.record().offset();
                if (follows) {
                    small.receiver().put("k", "" + each.record().value());
                }
            });
        });
        Finding finding = Objects.requireNonNull(small.explore().finding());
        assertThat(finding.violation().check()).isEqualTo("no-lost-effect");
        assertThat(finding.records()).isEqualTo(2);
        Replay replay = small.explorer().replay(finding.token());
        assertThat(Objects.requireNonNull(replay.finding()).violation()).isEqualTo(finding.violation());
        assertThat(replay.history().text()).isEqualTo(finding.history().text());
    }
}
