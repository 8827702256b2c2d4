package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.model.Build;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;

class MergeMojoTest {

    private static MavenProject project() {
        MavenProject project = new MavenProject();
        Build build = new Build();
        build.setDirectory("${project.basedir}/target");
        project.setBuild(build);
        return project;
    }

    @Test
    void aFolderWithoutAProjectGetsItsReportsInItsTarget() {
        assertThat(MergeMojo.mergedDirectory(null, project())).isEqualTo(Path.of("target", "consumerproof-merged"));
        assertThat(MergeMojo.mergedDirectory(null, null)).isEqualTo(Path.of("target", "consumerproof-merged"));
    }

    @Test
    void aProjectGetsThemInItsBuildDirectory() {
        MavenProject project = project();
        project.setFile(new File("shop/pom.xml"));
        project.getBuild().setDirectory("shop/out");
        assertThat(MergeMojo.mergedDirectory(null, project)).isEqualTo(Path.of("shop", "out", "consumerproof-merged"));
    }

    @Test
    void whatIsToldWins() {
        assertThat(MergeMojo.mergedDirectory(new File("reports"), project())).isEqualTo(Path.of("reports"));
    }

    @Test
    void theDirectoriesThatHaveNoReportAreNamed() {
        assertThat(MergeMojo.noReport(List.of(Path.of("")))).startsWith("No report of a shard in '.' or below. ");
        assertThat(MergeMojo.noReport(List.of(Path.of("one"), Path.of("two"))))
                .startsWith("No report of a shard in 'one', 'two' or below. ");
    }
}
