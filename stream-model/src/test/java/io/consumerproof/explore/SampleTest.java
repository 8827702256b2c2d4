package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Schedule;
import io.consumerproof.scenario.FaultKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class SampleTest {

    private final Small small = Small.absorbing().records(6).faults(Small.everyKind(3));
    private final Runs runs = new Runs(small.experiment());
    private final RunResult base = runs.plain(List.of());

    private List<Schedule> drawn(int count, int mostFaults, long seed, Shard shard) {
        Search search = Search.DEFAULT.seed(seed).shard(shard);
        List<Schedule> drawn = new ArrayList<>();
        assertThat(new Sample(runs, base.trace(), search, new Course()).each(count, mostFaults, drawn::add))
                .isTrue();
        return drawn;
    }

    @Test
    void everyNumberOfFaultsOfTheBoundIsDrawn() {
        List<Schedule> pairs = drawn(400, 2, 1, Shard.WHOLE);
        assertThat(pairs).hasSize(400).doesNotHaveDuplicates();
        assertThat(pairs).anyMatch(each -> each.size() == 1).anyMatch(each -> each.size() == 2);
        assertThat(pairs).allMatch(each -> each.size() <= 2);
        assertThat(drawn(400, 3, 1, Shard.WHOLE)).anyMatch(each -> each.size() == 3);
    }

    @Test
    void eachIsARunWithSoManyFaults() {
        for (Schedule each : drawn(50, 2, 3, Shard.WHOLE)) {
            assertThat(runs.make(new RunPlan(each, List.of())).trace().schedule())
                    .isEqualTo(each);
        }
    }

    @Test
    void shardsShareOneSample() {
        List<Schedule> whole = drawn(60, 2, 1, Shard.WHOLE);
        List<Schedule> parts = new ArrayList<>(drawn(60, 2, 1, new Shard(1, 2)));
        parts.addAll(drawn(60, 2, 1, new Shard(2, 2)));
        assertThat(parts).containsExactlyInAnyOrderElementsOf(whole);
    }

    @Test
    void aSampleOfMoreThanThereIsOfOneFaultIsAllOfIt() {
        TreeSet<String> all = new TreeSet<>();
        Small crash = Small.absorbing().records(2).only(FaultKind.CRASH, 1);
        Runs making = new Runs(crash.experiment());
        RunResult plain = making.plain(List.of());
        new Placements(
                        making,
                        Schedule.DULLEST,
                        plain.trace(),
                        Search.DEFAULT.pruned(false),
                        new Coverage(new Course()),
                        new Course())
                .each(new Level(1, 0), Pairs.ALL, each -> all.add(each.toString()));
        List<String> drawn = new ArrayList<>();
        new Sample(making, plain.trace(), Search.DEFAULT, new Course())
                .each(10_000, 1, each -> drawn.add(each.toString()));
        assertThat(drawn).containsExactlyInAnyOrderElementsOf(all);
    }

    @Test
    void aSearchSamplesTheWholeBound() {
        Search sampling = Search.DEFAULT.budget(Duration.ZERO).sample(300);
        Exploration exploration = Small.absorbing()
                .records(4)
                .faults(Small.everyKind(2))
                .search(sampling)
                .explore();
        assertThat(exploration.passed()).isTrue();
        assertThat(exploration.statement().sampled()).isEqualTo(300);
        assertThat(exploration.statement().exhaustive()).isFalse();
    }
}
