package com.atlasmart;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Replay;
import io.consumerproof.junit.contract.Contract;
import io.consumerproof.junit.contract.ContractReader;
import io.consumerproof.junit.contract.Contracts;
import io.consumerproof.junit.trial.Trial;
import io.consumerproof.junit.trial.TrialSettings;
import io.consumerproof.report.Terminal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each classic mistake is found, by the check that is there for it, told in a few lines, and told again by its token. */
class BrokenSetTest {

    private static final Path FOLDER = Path.of("src/broken/contracts");
    private static final String COMMAND = "mvn verify -Dconsumerproof.token=";
    private static final int MOST_LINES = 15;

    /** Contract and check. */
    private static final Map<String, String> EXPECTED = new TreeMap<>(Map.ofEntries(
            Map.entry("additive-without-dedup", "same-state"),
            Map.entry("commit-before-effect", "no-lost-effect"),
            Map.entry("conflicting-id-absorbed", "conflicting-identity-rejected"),
            Map.entry("effect-before-mark", "same-state"),
            Map.entry("highest-seen-committed", "commit-not-past-unfinished"),
            Map.entry("incomplete-dead-letter", "poison-contained"),
            Map.entry("mark-before-effect", "same-state"),
            Map.entry("poison-retried-for-ever", "poison-contained"),
            Map.entry("repeated-on-replay", "replay-safe"),
            Map.entry("stale-revision-overwrites", "no-stale-overwrite"),
            Map.entry("zombie-without-fencing", "no-zombie-effect")));

    static Stream<Path> contracts() {
        return Contracts.under(FOLDER, List.of(), List.of()).stream();
    }

    @Test
    void everyMistakeHasItsContract() {
        assertThat(contracts().map(file -> file.getFileName().toString()))
                .containsExactlyElementsOf(
                        EXPECTED.keySet().stream().map(name -> name + ".yaml").toList());
    }

    @ParameterizedTest
    @MethodSource("contracts")
    void everyMistakeIsToldByItsCheckAndToldAgainByItsToken(Path file) {
        TrialSettings settings = TrialSettings.telling(fatal -> {});
        try (Contract contract = ContractReader.read(file, BrokenSetTest.class.getClassLoader())) {
            Exploration exploration = Trial.judge(contract.experiment(), settings);
            Finding finding = Objects.requireNonNull(exploration.finding(), () -> "nothing found in " + file);
            String story = Terminal.story(exploration, COMMAND);
            assertThat(finding.violation().check()).as(story).isEqualTo(EXPECTED.get(contract.name()));
            assertThat(story.lines().count()).as(story).isLessThanOrEqualTo(MOST_LINES);
            assertThat(story.lines().reduce((line, next) -> next).orElse("")).endsWith(COMMAND + finding.token());
            Replay replay = Trial.replay(contract.experiment(), finding.token(), settings);
            assertThat(Terminal.replay(replay, contract.name(), COMMAND, finding.token()))
                    .isEqualTo(story);
        }
    }
}
