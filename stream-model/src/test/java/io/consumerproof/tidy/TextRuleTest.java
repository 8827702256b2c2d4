package io.consumerproof.tidy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Each rule on text on a small bad example. */
class TextRuleTest {
    @Test
    void aMachinePathIsFoundAndAnAddressIsNot() {
        String bad = "cd /" + "tmp/x";
        assertThat(TextRule.machinePaths().findings("a.md", "fine\n" + bad)).containsExactly("a.md:2: '" + bad + "'");
        assertThat(TextRule.machinePaths().findings("a.md", "\"/" + "root/x\" and (/" + "work/y)"))
                .hasSize(1);
        assertThat(TextRule.machinePaths().findings("a.md", "https://example.org/" + "work/ and target/" + "tmp/"))
                .isEmpty();
    }

    @Test
    void anUnfinishedMarkerIsFoundAsAWord() {
        assertThat(TextRule.unfinishedMarkers().findings("A.java", "// TO" + "DO later"))
                .hasSize(1);
        assertThat(TextRule.unfinishedMarkers().findings("A.java", "// FIX" + "ME"))
                .hasSize(1);
        assertThat(TextRule.unfinishedMarkers().findings("A.java", "enum TO" + "DOS {}"))
                .isEmpty();
    }

    @Test
    void theDeclinedLibraryIsFoundInPomsAndSources() {
        String name = "net.jq" + "wik";
        assertThat(TextRule.declinedLibrary().findings("it/x/pom.xml", "<groupId>" + name + "</groupId>"))
                .hasSize(1);
        assertThat(TextRule.declinedLibrary().findings("A.java", "import " + name + ".api.Property;"))
                .hasSize(1);
        assertThat(TextRule.declinedLibrary().findings("why.md", name)).isEmpty();
    }
}
