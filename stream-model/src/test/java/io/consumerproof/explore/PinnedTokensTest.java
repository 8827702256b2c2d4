package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.RecordedChoices.Pick;
import io.consumerproof.scenario.Trims;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tokens of every format that there ever was are read, and make the run that they were printed for. */
class PinnedTokensTest {

    private static final List<String> FORMATS = List.of("c1", "c2");

    /** One line of a file. */
    private record Pinned(TokenCases of, String token, String check, String schedule, String omitted, String struck) {

        static Pinned of(String line) {
            List<String> cells =
                    Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
            return new Pinned(
                    TokenCases.named(cells.get(0)),
                    cells.get(1),
                    cells.get(2),
                    cells.get(3),
                    cells.get(4),
                    cells.get(5));
        }

        @Override
        public String toString() {
            return of + " " + token;
        }
    }

    static Stream<Pinned> pinned() {
        return FORMATS.stream().flatMap(PinnedTokensTest::lines).map(Pinned::of);
    }

    private static Stream<String> lines(String format) {
        String name = "/tokens/" + format + ".txt";
        try (InputStream in = Objects.requireNonNull(PinnedTokensTest.class.getResourceAsStream(name), name)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @ParameterizedTest
    @MethodSource("pinned")
    void isReadAsItWasWritten(Pinned pinned) {
        ReplayToken parsed = ReplayToken.parse(pinned.token);
        assertThat(parsed.schedule()).hasToString(pinned.schedule);
        assertThat(spelled(parsed.trims())).isEqualTo(pinned.omitted);
        assertThat(ReplayToken.belongsTo(pinned.token, "small")).isTrue();
    }

    private static String spelled(Trims trims) {
        return trims.records()
                + (trims.members().isEmpty() ? "" : " members " + trims.members())
                + (trims.partitions().isEmpty() ? "" : " partitions " + trims.partitions());
    }

    @ParameterizedTest
    @MethodSource("pinned")
    void picksWhatItPickedThen(Pinned pinned) {
        ReplayToken parsed = ReplayToken.parse(pinned.token);
        RunResult run = new Runs(pinned.of.small().experiment()).make(new TokenChoices(parsed), parsed.trims());
        assertThat(run.trace().picks().stream().map(PinnedTokensTest::spelled).collect(Collectors.joining("; ")))
                .isEqualTo(pinned.struck);
    }

    private static String spelled(Pick pick) {
        return pick.point().place() + ": " + pick.point().mark(pick.option());
    }

    @ParameterizedTest
    @MethodSource("pinned")
    void showsWhatItShowedThen(Pinned pinned) {
        Replay replay = new Explorer(pinned.of.small().experiment(), () -> Duration.ZERO).replay(pinned.token);
        assertThat(replay.divergence()).isNull();
        assertThat(replay.remarks()).isEmpty();
        if (!pinned.check.equals("-")) {
            assertThat(Objects.requireNonNull(replay.finding()).violation().check())
                    .isEqualTo(pinned.check);
        }
    }
}
