package io.consumerproof.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChaptersTest {

    private static final Path PAGE = Path.of("../../src-site/benchmarks.md");

    @Test
    void everyChapterHasANameOfItsOwn() {
        assertThat(Chapters.ALL).extracting(Chapter::name).doesNotHaveDuplicates();
    }

    @Test
    void withoutANameEverythingIsMeasuredInTheOrderOfTheCatalogue() {
        assertThat(Chapters.named(List.of())).isEqualTo(Chapters.ALL);
        assertThat(Chapters.named(List.of("shrinking", "log")))
                .extracting(Chapter::name)
                .containsExactly("log", "shrinking");
    }

    @Test
    void theBrokerIsMeasuredElsewhereAndItsNameIsKnown() {
        assertThat(Chapters.named(List.of(Chapters.BROKER))).isEmpty();
    }

    @Test
    void aNameThatIsNoChapterIsRejectedWithThoseThatAre() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Chapters.named(List.of("logs")))
                .withMessageStartingWith("no chapter 'logs', allowed are [log, handler,");
    }

    @Test
    void thePageTellsHowToReadEveryChapter() throws IOException {
        String page = Files.readString(PAGE);
        for (Chapter chapter : Chapters.ALL) {
            assertThat(page).contains("\n| `" + chapter.name() + "` | ");
        }
        assertThat(page).contains("\n| `" + Chapters.BROKER + "` | ");
    }
}
