package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.CommitEvent.Committed;
import io.consumerproof.history.HandlingEvent.Blocked;
import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.HandlingEvent.Handled;
import io.consumerproof.history.HandlingEvent.Quarantined;
import io.consumerproof.history.HandlingEvent.Stopped;
import io.consumerproof.history.History;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.OnFailure.Then;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BatchHandlerTest {

    private static final class Batches implements Handler {
        private final List<String> calls = new ArrayList<>();
        private final int failures;

        Batches(int failures) {
            this.failures = failures;
        }

        @Override
        public boolean takesBatches() {
            return true;
        }

        @Override
        public void handle(List<? extends Delivery> deliveries) {
            calls.add(deliveries.stream().map(each -> "" + each.record().id()).toList() + " attempt "
                    + deliveries.get(0).attempt());
            if (calls.size() <= failures) {
                throw new IllegalStateException("not now");
            }
        }
    }

    private static Play mixed(Batches batches) {
        return new Play()
                .append(0, "a")
                .append(0, "b")
                .append(1, "c")
                .handler(batches)
                .group(each -> each.members(1)
                        .commit(CommitMode.AFTER_BATCH)
                        .onFailure(new OnFailure(2, Duration.ofMillis(10), Then.DEAD_LETTER, "orders.dlt")));
    }

    @Test
    void aCallGetsAllRecordsOfAPollWhichMixesPartitions() {
        Batches batches = new Batches(0);
        History run = mixed(batches).run(false);
        assertThat(batches.calls).containsExactly("[orders-0@0, orders-0@1, orders-1@0] attempt 1");
        assertThat(events(run, Handled.class)).hasSize(3);
        assertThat(events(run, Committed.class))
                .extracting(each -> each.partition() + ":" + each.nextOffset())
                .containsExactly("orders-0:2", "orders-1:1");
    }

    @Test
    void aFailedCallIsRepeatedAsAWhole() {
        Batches batches = new Batches(1);
        History run = mixed(batches).run(false);
        assertThat(batches.calls)
                .containsExactly(
                        "[orders-0@0, orders-0@1, orders-1@0] attempt 1",
                        "[orders-0@0, orders-0@1, orders-1@0] attempt 2");
        assertThat(events(run, Delivered.class)).hasSize(6);
    }

    @Test
    void afterTheLastAttemptEveryRecordIsQuarantined() {
        History run = mixed(new Batches(2)).run(false);
        assertThat(events(run, Quarantined.class)).hasSize(3);
        assertThat(events(run, Handled.class)).isEmpty();
        assertThat(events(run, Committed.class))
                .extracting(each -> each.partition() + ":" + each.nextOffset())
                .containsExactly("orders-0:2", "orders-1:1");
    }

    @Test
    void aBatchThatIsGivenUpBlocksEveryPartitionOfIt() {
        Batches batches = new Batches(2);
        History run = mixed(batches)
                .group(each -> each.members(1)
                        .commit(CommitMode.AFTER_BATCH)
                        .onFailure(new OnFailure(2, Duration.ofMillis(10), Then.BLOCK, null)))
                .run(false);
        assertThat(batches.calls).hasSize(2);
        assertThat(events(run, Blocked.class))
                .extracting(each -> "" + each.record())
                .containsExactly("orders-0@0", "orders-1@0");
    }

    /** Commits each record of a call once it is done, and fails at the record {@code c}. */
    private static History committingEach(Then then, @Nullable String topic) {
        Handler handler = new Handler() {
            @Override
            public boolean takesBatches() {
                return true;
            }

            @Override
            public void handle(List<? extends Delivery> deliveries) {
                for (Delivery each : deliveries) {
                    if ("c".equals(each.record().value())) {
                        throw new IllegalStateException("not this one");
                    }
                    each.commit(each.record().id().offset() + 1);
                }
            }
        };
        return new Play()
                .append(0, "a")
                .append(0, "b")
                .append(0, "c")
                .append(0, "d")
                .append(1, "e")
                .handler(handler)
                .group(each -> each.members(1)
                        .commit(CommitMode.MANUAL)
                        .onFailure(new OnFailure(1, Duration.ZERO, then, topic)))
                .run(false);
    }

    private static List<String> commits(History run) {
        return events(run, Committed.class).stream()
                .map(each -> each.partition() + ":" + each.nextOffset())
                .toList();
    }

    @Test
    void whatTheHandlerCommittedBeforeItFailedIsFinishedAndPolicyIsAboutTheRest() {
        History run = committingEach(Then.DEAD_LETTER, "orders.dlt");
        assertThat(events(run, Handled.class))
                .extracting(each -> "" + each.record())
                .containsExactly("orders-0@0", "orders-0@1");
        assertThat(events(run, Quarantined.class))
                .extracting(each -> "" + each.record())
                .containsExactly("orders-0@2", "orders-0@3", "orders-1@0");
        assertThat(commits(run)).containsExactly("orders-0:1", "orders-0:2", "orders-0:3", "orders-0:4", "orders-1:1");
    }

    @Test
    void aMemberStopsOrBlocksAtTheFirstRecordThatItsHandlerDidNotCommit() {
        History stopped = committingEach(Then.STOP, null);
        assertThat(events(stopped, Stopped.class))
                .extracting(each -> "" + each.record())
                .containsExactly("orders-0@2");
        assertThat(commits(stopped)).containsExactly("orders-0:1", "orders-0:2");
        History blocked = committingEach(Then.BLOCK, null);
        assertThat(events(blocked, Blocked.class))
                .extracting(each -> "" + each.record())
                .containsExactly("orders-0@2", "orders-1@0");
    }
}
