package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a name that was not found may have meant. */
class SpellingTest {

    private static final List<String> KNOWN = List.of("crash", "rebalance", "records", "value", "stop", "stall");

    @Test
    void aSwapOfNeighboursIsOneEdit() {
        assertThat(Spelling.distance("crash", "carsh")).isEqualTo(1);
        assertThat(Spelling.distance("", "abc")).isEqualTo(3);
        assertThat(Spelling.distance("stop", "stall")).isEqualTo(3);
    }

    @Test
    void aNearNameIsSuggestedAndAFarOneIsNot() {
        assertThat(Spelling.hint("rebalnce", KNOWN)).isEqualTo("; did you mean 'rebalance'?");
        assertThat(Spelling.hint("CRASH", KNOWN)).isEqualTo("; did you mean 'crash'?");
        assertThat(Spelling.hint("quux", KNOWN)).isEmpty();
        assertThat(Spelling.hint("x", List.of())).isEmpty();
    }

    @Test
    void aBeginningOfANameIsSuggested() {
        assertThat(Spelling.nearest("rec", KNOWN)).contains("records");
        assertThat(Spelling.nearest("re", KNOWN)).isEmpty();
    }

    @Test
    void namesAreListedSortedAndOnce() {
        assertThat(Spelling.list(List.of("b", "a", "b"))).isEqualTo("'a', 'b'");
    }
}
