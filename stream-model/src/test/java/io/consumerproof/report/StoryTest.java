package io.consumerproof.report;

import io.consumerproof.explore.Finding.Kind;
import io.consumerproof.golden.Golden;
import org.junit.jupiter.api.Test;

class StoryTest {

    private static final Golden GOLDEN = Golden.files("report");

    @Test
    void anEffectThatHappensTwice() {
        GOLDEN.holds("duplicate.txt", Terminal.story(Samples.found(Kind.VIOLATION), Samples.COMMAND));
    }

    @Test
    void theFullListing() {
        GOLDEN.holds("duplicate-all.txt", Narrator.all(Samples.mailedTwice()));
    }
}
