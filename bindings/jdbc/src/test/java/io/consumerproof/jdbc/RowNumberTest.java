package io.consumerproof.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Check;
import io.consumerproof.check.Evidence;
import io.consumerproof.check.Verdict;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Experiment.Identity;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.explore.Explorer;
import io.consumerproof.explore.Search;
import io.consumerproof.history.HandlingEvent.Failed;
import io.consumerproof.history.HandlingEvent.Quarantined;
import io.consumerproof.history.History;
import io.consumerproof.history.Point;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.OnFailure.Then;
import io.consumerproof.scenario.PinnedFault;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A plain insert that comes again fails with a message in which H2 counts the rows that it ever saw. */
class RowNumberTest {

    /** Every run is over the same database, and crashes once behind its insert. */
    private static Experiment crashing(WatchedDatabase database, Check check) {
        OnFailure deadLetters = new OnFailure(1, Duration.ZERO, Then.DEAD_LETTER, "dead");
        GroupSettings group =
                GroupSettings.named("billing").topics(List.of("orders")).onFailure(deadLetters);
        Handler inserting = deliveries -> {
            for (Delivery each : deliveries) {
                Bank.execute(
                        database.dataSource(),
                        "INSERT INTO owner VALUES ('" + each.record().value() + "')");
            }
        };
        Scenario scenario = new Scenario(
                List.of(new TopicSettings("orders", 1), new TopicSettings("dead", 1)),
                List.of(database),
                List.of(new Scenario.Consumer(group, world -> inserting)),
                List.of(Append.record("orders", "o-1", "bob")),
                true);
        return new Experiment(
                "rows",
                new Identity("rows", 1, 2),
                scenario,
                FaultBudget.NONE,
                List.of(new PinnedFault(FaultKind.CRASH, Point.AFTER_SQL_COMMIT, null, null, null)),
                List.of(new Promise(check, true, true)),
                any -> Optional.empty(),
                Search.DEFAULT.budget(Duration.ZERO),
                true,
                List.of());
    }

    /** Writes down what failures say. */
    private record Listening(List<String> failures, List<String> letters) implements Check {

        @Override
        public String name() {
            return "listening";
        }

        @Override
        public String promise() {
            return "failures are heard";
        }

        @Override
        public Verdict judge(Evidence evidence) {
            History run = evidence.run();
            for (int at = 0; at < run.size(); at++) {
                if (run.at(at) instanceof Failed failed) {
                    failures.add(failed.failure());
                } else if (run.at(at) instanceof Quarantined quarantined) {
                    letters.add(quarantined.copy().headers().toString());
                }
            }
            return Verdict.of(this, 1, "runs");
        }
    }

    @Test
    void runsOfOneScheduleTellADuplicateKeyAlike() {
        Listening heard = new Listening(new ArrayList<>(), new ArrayList<>());
        try (WatchedDatabase database = Backend.H2.open()) {
            for (int search = 0; search < 2; search++) {
                new Explorer(crashing(database, heard), () -> Duration.ZERO).explore();
            }
        }
        assertThat(heard.failures).hasSizeGreaterThan(1);
        assertThat(new TreeSet<>(heard.failures)).singleElement().asString().contains("VALUES ( /* # */ 'bob'");
        assertThat(new TreeSet<>(heard.letters)).singleElement().asString().contains("VALUES ( /* # */ 'bob'");
    }
}
