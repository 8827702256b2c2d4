package io.consumerproof.report;

import static io.consumerproof.report.Told.M1;
import static io.consumerproof.report.Told.M2;
import static io.consumerproof.report.Told.P0;
import static io.consumerproof.report.Told.id;
import static io.consumerproof.report.Told.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Violation;
import io.consumerproof.explore.Finding.Kind;
import io.consumerproof.golden.Golden;
import io.consumerproof.history.Claim;
import io.consumerproof.history.HandlingEvent.Failed;
import io.consumerproof.history.History;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StoryTest {

    private static final Golden GOLDEN = Golden.files("report");

    private static String story(History history, Violation violation, String... notes) {
        return new Story("✗ head", history, violation, List.of(notes), "mvn verify").text();
    }

    private static Violation marking(List<Integer> marks, long... offsets) {
        return new Violation(
                "attempts-bounded",
                "Too many.",
                "it retries.",
                "stop.",
                IntStream.range(0, offsets.length)
                        .mapToObj(i -> id(P0, offsets[i]))
                        .toList(),
                marks);
    }

    /** A record that is handled {@code times} times before its member dies. */
    private static Told retried(int times) {
        LogRecord paid = record(P0, 0, "o-1", "paid");
        Told told = Told.billing().append(paid).settled();
        for (int i = 0; i < times; i++) {
            told.at(i).deliver(M1, 1, paid).apply(M1, paid.id(), "Mailer.send(" + i + ")");
            told.then(new Failed(told.now(), M1, paid.id(), 1, "IOException: no route", false, false));
        }
        return told.crash(M1, Point.AFTER_HANDLING, paid.id());
    }

    @Test
    void anEffectThatHappensTwice() {
        GOLDEN.holds("duplicate.txt", Terminal.story(Samples.found(Kind.VIOLATION), Samples.COMMAND));
    }

    @Test
    void aLongRunIsToldFromBothEndsWithOneLineForTheRest() {
        Told told = retried(10_000);
        String text = story(told.history(), marking(List.of(7, told.size() - 3), 0));
        GOLDEN.holds("long.txt", text);
        assertThat(text.lines()).hasSize(Story.MOST_LINES);
        assertThat(text.lines().filter(line -> line.contains("… "))).hasSize(1);
        assertThat(text).contains("Mailer.send(0)", "Mailer.send(9999)", "✗ crash after-handling");
        assertThat(text.lines().filter(line -> line.endsWith("← here"))).hasSize(2);
    }

    @Test
    void noStoryIsLongerThanTheMostWhateverIsMarked() {
        Told told = retried(40);
        for (int marks = 0; marks < 120; marks += 7) {
            List<Integer> marked = IntStream.range(7, 7 + marks).boxed().toList();
            String text = story(told.history(), marking(marked, 0, 1, 2, 3), "a", "b", "c");
            assertThat(text.lines().count()).isLessThanOrEqualTo(Story.MOST_LINES);
            assertThat(text)
                    .startsWith("✗ head\n")
                    .endsWith("  Replay mvn verify\n")
                    .contains("Note   b");
        }
    }

    @Test
    void markedEventsAreToldBeforeAnythingElse() {
        Told told = retried(40);
        List<Integer> marked = List.of(30, 33, 36, 39);
        String text = story(told.history(), marking(marked, 0));
        assertThat(text.lines().filter(line -> line.endsWith("← here"))).hasSize(4);
    }

    @Test
    void whatTheViolationIsNotAboutIsLeftOut() {
        LogRecord paid = record(P0, 0, "o-1", "paid");
        LogRecord other = record(P0, 1, "o-2", "other");
        Told told = Told.billing().append(paid).append(other).settled();
        told.deliver(M1, 1, paid).apply(M1, paid.id(), "A").handle(M1, paid.id());
        told.deliver(M1, 1, other).apply(M1, other.id(), "B").handle(M1, other.id());
        told.crash(M1, Point.BEFORE_COMMIT, null)
                .takeover(0, Claim.NONE)
                .deliver(M2, 2, paid)
                .apply(M2, paid.id(), "A");
        String text = story(told.history(), marking(List.of(told.size() - 1), 0));
        assertThat(text)
                .contains("effect A", "✗ crash before-commit", "assigned payments-0, payments-1")
                .doesNotContain("effect B", "payments-0@1", "starts", "gets");
    }

    @Test
    void aStoryWithoutAnythingToTellIsItsHeadAndItsReplay() {
        Violation bare = new Violation("error", "", "", "", List.of(), List.of());
        assertThat(story(History.of(), bare)).isEqualTo("✗ head\n\n  Replay mvn verify\n");
    }

    @Test
    void theSameRunIsTheSameStory() {
        List<String> stories = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            stories.add(story(retried(50).history(), marking(List.of(20), 0)));
        }
        assertThat(stories.stream().distinct()).hasSize(1);
    }

    @Test
    void aValueIsCutAndKeptInOneLine() {
        LogRecord odd = record(P0, 0, null, "a\nb".repeat(100));
        Told told = Told.billing().append(odd).settled().deliver(M1, 1, odd);
        String text = story(told.history(), marking(List.of(), 0));
        assertThat(text).contains("  payments-0@0  no key  a b").contains("…\n");
        assertThat(text.lines()).allMatch(line -> line.length() < 140);
    }
}
