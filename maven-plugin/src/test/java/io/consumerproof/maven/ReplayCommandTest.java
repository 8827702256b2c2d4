package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.MavenExecutionRequest;
import org.junit.jupiter.api.Test;

class ReplayCommandTest {

    private final Path root = Path.of(System.getProperty("user.dir"));
    private final MavenExecutionRequest request = new DefaultMavenExecutionRequest().setBaseDirectory(root.toFile());

    @Test
    void aSingleModuleNeedsNothingButTheToken() {
        assertThat(new ReplayCommand(request, false).prefix(root)).isEqualTo("mvn verify -Dconsumerproof.token=");
    }

    @Test
    void batchModeModuleAndProfilesAreRepeated() {
        request.setInteractiveMode(false);
        request.addActiveProfile("broken");

        assertThat(new ReplayCommand(request, true).prefix(root.resolve("it/quickstart")))
                .isEqualTo("mvn -B -pl it/quickstart -am verify -Pbroken -Dconsumerproof.token=");
    }

    @Test
    void theRootOfSeveralModulesNeedsNoPath() {
        assertThat(new ReplayCommand(request, true).prefix(root)).isEqualTo("mvn verify -Dconsumerproof.token=");
    }

    @Test
    void activeAndInactiveProfilesAreSortedAndQuoted() {
        request.addActiveProfile("company");
        request.addInactiveProfile("slow");

        assertThat(new ReplayCommand(request, false).prefix(root))
                .isEqualTo("mvn verify -P'!slow,company' -Dconsumerproof.token=");
    }

    @Test
    void ourOwnSettingsAreRepeatedAndAnEarlierTokenIsNot() {
        request.getUserProperties().setProperty("consumerproof.token", "c1.old");
        request.getUserProperties().setProperty("consumerproof.argLine", "-Xmx1g -ea");
        request.getUserProperties().setProperty("password", "secret");

        assertThat(new ReplayCommand(request, false).prefix(root))
                .isEqualTo("mvn verify '-Dconsumerproof.argLine=-Xmx1g -ea' -Dconsumerproof.token=");
    }

    @Test
    void howASearchIsSharedOutIsLeftOut() {
        request.getUserProperties().setProperty("consumerproof.reportsDirectory", "target/reports");
        request.getUserProperties().setProperty("consumerproof.failOnViolation", "false");
        request.getUserProperties().setProperty("consumerproof.forks", "2");

        assertThat(new ReplayCommand(request, false).prefix(root))
                .isEqualTo("mvn verify -Dconsumerproof.reportsDirectory=target/reports -Dconsumerproof.token=");

        request.getUserProperties().setProperty("consumerproof.shard", "3/3");
        assertThat(new ReplayCommand(request, false).prefix(root)).isEqualTo("mvn verify -Dconsumerproof.token=");
    }

    @Test
    void aModulePathWithSpacesIsQuoted() {
        assertThat(new ReplayCommand(request, true).prefix(root.resolve("my module")))
                .isEqualTo("mvn -pl 'my module' -am verify -Dconsumerproof.token=");
    }

    @Test
    void aProjectElsewhereIsNamed() {
        request.setBaseDirectory(new File("/elsewhere"));

        assertThat(new ReplayCommand(request, false).prefix(Path.of("/elsewhere")))
                .isEqualTo("mvn -f /elsewhere verify -Dconsumerproof.token=");
    }
}
