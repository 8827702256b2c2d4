package io.consumerproof.tidy;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.scenario.Unmodeled;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The catalogue of what is not modelled and its page say the same. */
class UnmodeledPageTest {
    private static final String PAGE = Checkout.current().text("UNMODELED.md");

    @Test
    void thePageHasAHeadingForEachConstantInTheSameOrder() {
        List<String> headings = Pattern.compile("(?m)^## (.+)$")
                .matcher(PAGE)
                .results()
                .map(MatchResult::group)
                .toList();
        assertThat(headings)
                .containsExactlyElementsOf(Arrays.stream(Unmodeled.values())
                        .map(each -> "## " + each.anchor())
                        .toList());
    }

    @ParameterizedTest
    @EnumSource
    void theSectionSaysHowItIsWrittenAndWhatWorks(Unmodeled entry) {
        String section = PAGE.replaceAll("(?s).*?\n## " + entry.anchor() + "\n(.*?)(\n## .*|$)", "$1");
        assertThat(section).contains("`" + entry.spelling() + "`", entry.what(), entry.nearest());
    }

    @Test
    void noTwoEntriesAreSpelledAlike() {
        assertThat(Unmodeled.spellings()).doesNotHaveDuplicates();
    }
}
