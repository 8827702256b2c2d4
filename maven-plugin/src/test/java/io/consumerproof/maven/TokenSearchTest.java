package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.maven.model.Build;
import org.apache.maven.model.Plugin;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;

class TokenSearchTest {

    private final MavenProject first = module("first", true);
    private final MavenProject second = module("second", true);
    private final MavenProject plain = module("plain", false);

    @Test
    void onlyTheLastModuleKnowsThatNobodyKnowsTheToken() {
        TokenSearch search = new TokenSearch(List.of(first, plain, second));

        assertThat(search.ended(first, false)).isTrue();
        assertThat(search.ended(second, false)).isFalse();
    }

    @Test
    void aModuleThatFoundItSatisfiesTheOthers() {
        TokenSearch search = new TokenSearch(List.of(first, second));

        assertThat(search.ended(first, true)).isTrue();
        assertThat(search.ended(second, false)).isTrue();
    }

    @Test
    void aGoalCalledFromTheCommandLineAloneKnows() {
        assertThat(new TokenSearch(List.of(plain)).ended(plain, false)).isFalse();
    }

    private static MavenProject module(String name, boolean judged) {
        MavenProject project = new MavenProject();
        project.setGroupId("com.acme");
        project.setArtifactId(name);
        project.setVersion("1");
        project.setPackaging("jar");
        Build build = new Build();
        if (judged) {
            Plugin plugin = new Plugin();
            plugin.setGroupId("io.consumerproof");
            plugin.setArtifactId("consumerproof-maven-plugin");
            build.addPlugin(plugin);
        }
        project.getModel().setBuild(build);
        return project;
    }
}
