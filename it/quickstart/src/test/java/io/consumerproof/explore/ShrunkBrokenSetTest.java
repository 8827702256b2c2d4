package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Check;
import io.consumerproof.check.Checks;
import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Prng;
import io.consumerproof.choice.RandomChoices;
import io.consumerproof.choice.RecordedChoices.Pick;
import io.consumerproof.choice.ReplayedChoices;
import io.consumerproof.choice.Schedule;
import io.consumerproof.junit.contract.Contract;
import io.consumerproof.junit.contract.ContractReader;
import io.consumerproof.junit.contract.Contracts;
import io.consumerproof.scenario.Trims;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is told of each classic mistake is 1-minimal: each part of it is taken away in turn, and the violation is gone. In the package of
 * what it looks into; the other tests of this project see no more than users do.
 */
class ShrunkBrokenSetTest {

    private static final Path FOLDER = Path.of("src/broken/contracts");
    private static final int RANDOM_RUNS = 3;
    private static final long MOST_MILLIS = 1_000;

    static Stream<Path> contracts() {
        return Contracts.under(FOLDER, List.of(), List.of()).stream();
    }

    @ParameterizedTest
    @MethodSource("contracts")
    void nothingOfWhatTheSearchTellsCanGo(Path file) {
        try (Contract contract = read(file)) {
            Experiment experiment = contract.experiment();
            Finding finding = Objects.requireNonNull(
                    new Explorer(experiment, () -> Duration.ZERO).explore().finding());
            Subject subject = new Subject(experiment, finding.violation().check());
            assertIsMinimal(subject, subject.runs.make(finding.plan()));
        }
    }

    @ParameterizedTest
    @MethodSource("contracts")
    void nothingCanGoOfWhatARandomRunIsShrunkToInLessThanASecond(Path file) {
        try (Contract contract = read(file)) {
            Experiment experiment = contract.experiment();
            String check = Objects.requireNonNull(new Explorer(experiment, () -> Duration.ZERO)
                            .explore()
                            .finding())
                    .violation()
                    .check();
            Subject subject = new Subject(experiment, check);
            for (RunResult found : subject.randomViolations()) {
                Shrinker shrinker = subject.shrinker();
                long before = cpuMillis();
                RunResult told = shrinker.shrink(found);
                long millis = cpuMillis() - before;
                print(contract.name(), found, told, shrinker.made(), millis);
                assertThat(millis).isLessThan(MOST_MILLIS);
                assertIsMinimal(subject, told);
            }
        }
    }

    private static Contract read(Path file) {
        return ContractReader.read(file, ShrunkBrokenSetTest.class.getClassLoader());
    }

    /** What this thread has worked, which a busy machine does not lengthen. */
    private static long cpuMillis() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000;
    }

    private static void print(String name, RunResult found, RunResult told, int runs, long millis) {
        System.out.printf(
                "shrunk %-26s from %d to %d picks, from %d to %d records, to %d members and %d partitions: %d runs, %d ms%n",
                name,
                found.trace().picks().size(),
                told.trace().picks().size(),
                found.traffic().size(),
                told.traffic().size(),
                seats(told)
                        - told.trims().members().values().stream()
                                .mapToInt(each -> each.size())
                                .sum(),
                told.declared().topics().stream()
                                .mapToInt(each -> each.partitions())
                                .sum()
                        - told.trims().partitions().values().stream()
                                .mapToInt(each -> each)
                                .sum(),
                runs,
                millis);
    }

    private static int seats(RunResult run) {
        return run.declared().groups().stream().mapToInt(each -> each.members()).sum();
    }

    private static void assertIsMinimal(Subject subject, RunResult told) {
        assertThat(subject.isViolatedBy(told)).isTrue();
        new Removals(subject.runs, told).all().forEach((what, rest) -> assertThat(subject.isViolatedBy(rest))
                .as("%s of %s over %s", what, told.trace().schedule(), told.trims())
                .isFalse());
    }

    /** An experiment that violates one check. */
    private static final class Subject {
        private final Runs runs;
        private final Judge judge;
        private final Check check;
        private final RunResult plain;

        Subject(Experiment experiment, String check) {
            this.runs = new Runs(experiment);
            this.judge = new Judge(experiment, runs);
            this.check = Checks.named(check).get(0);
            this.plain = runs.plain(Trims.NONE);
            runs.keepAsReference(plain);
        }

        boolean isViolatedBy(RunResult run) {
            return run.thrown() == null && judge.verdict(check, run).outcome() == Outcome.VIOLATED;
        }

        Shrinker shrinker() {
            return new Shrinker(runs, new Symptom(runs, judge, check, isViolatedBy(plain)), ShrinkPasses.all());
        }

        List<RunResult> randomViolations() {
            List<RunResult> found = new ArrayList<>();
            int odds = Math.max(2, plain.trace().size() / 3);
            for (long seed = 0; found.size() < RANDOM_RUNS; seed++) {
                RunResult run = runs.make(new RandomChoices(new Prng(Prng.mix(seed)), odds), Trims.NONE);
                if (isViolatedBy(run)) {
                    found.add(run);
                }
            }
            return found;
        }
    }

    /** Every run that has one part less than another, or one choice lowered. */
    private static final class Removals {
        private final Runs runs;
        private final RunResult told;
        private final TreeMap<String, RunResult> all = new TreeMap<>();

        Removals(Runs runs, RunResult told) {
            this.runs = runs;
            this.told = told;
        }

        TreeMap<String, RunResult> all() {
            picks();
            for (int ordinal : told.traffic()) {
                over("without record " + ordinal, told.trims().withoutRecords(List.of(ordinal)));
            }
            members();
            partitions();
            return all;
        }

        private void picks() {
            for (int i = 0; i < told.trace().picks().size(); i++) {
                List<Pick> rest = new ArrayList<>(told.trace().picks());
                Pick pick = rest.remove(i);
                make("without pick " + i, rest, told.trims());
                for (int option = 1; option < pick.option(); option++) {
                    List<Pick> lowered = new ArrayList<>(told.trace().picks());
                    lowered.set(i, new Pick(pick.index(), option, pick.point()));
                    make("with option " + option + " as pick " + i, lowered, told.trims());
                }
            }
        }

        private void members() {
            for (int group = 0; group < told.declared().groups().size(); group++) {
                int declared = told.declared().groups().get(group).members();
                int present = declared - told.trims().membersOf(group).size();
                for (int number = 1; number <= declared && present > 1; number++) {
                    if (!told.trims().membersOf(group).contains(number)) {
                        over(
                                "without member " + number + " of group " + group,
                                told.trims().withoutMember(group, number));
                    }
                }
            }
        }

        private void partitions() {
            for (int topic = 0; topic < told.declared().topics().size(); topic++) {
                int declared = told.declared().topics().get(topic).partitions();
                int missing = told.trims().partitions().getOrDefault(topic, 0);
                for (int fewer = missing + 1; fewer < declared; fewer++) {
                    over(
                            "with " + fewer + " partitions less of topic " + topic,
                            told.trims().withFewerPartitions(topic, fewer));
                }
            }
        }

        private void over(String what, Trims trims) {
            make(what, told.trace().picks(), trims);
        }

        private void make(String what, List<Pick> picks, Trims trims) {
            int[] indexes = picks.stream().mapToInt(Pick::index).toArray();
            int[] options = picks.stream().mapToInt(Pick::option).toArray();
            Choices byNumber = new ReplayedChoices(Schedule.of(indexes, options));
            all.put(what + ", by number", runs.make(byNumber, trims));
            all.put(what + ", by content", runs.make(new AddressedChoices(told.trace(), picks), trims));
        }
    }
}
