package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.explore.Shard;
import java.time.Duration;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;

class SettingsTest {

    private final Settings settings = new Settings();

    @Test
    void settingsAreReadAsContractsWriteThem() throws MojoExecutionException {
        assertThat(settings.required("watchdog", " 10s ")).isEqualTo(Duration.ofSeconds(10));
        assertThat(settings.duration("budget", "500ms")).isEqualTo(Duration.ofMillis(500));
        assertThat(settings.duration("limit", "1h")).isEqualTo(Duration.ofHours(1));
        assertThat(settings.positive("forks", 3, 2)).isEqualTo(3);
        assertThat(settings.shard("2/3", Map.of())).isEqualTo(Shard.parse("2/3"));
        settings.refuse();
    }

    @Test
    void whatIsLeftOpenIsNothing() throws MojoExecutionException {
        assertThat(settings.duration("budget", null)).isNull();
        assertThat(settings.duration("budget", " ")).isNull();
        assertThat(settings.positive("forks", null, 2)).isEqualTo(2);
        assertThat(settings.shard(null, Map.of())).isEqualTo(Shard.WHOLE);
        settings.refuse();
    }

    @Test
    void everythingThatIsWrongIsToldAtOnce() {
        settings.duration("budget", "soon");
        settings.required("watchdog", " ");
        settings.positive("forks", 0, 2);
        settings.shard("9/8", Map.of());
        assertThatThrownBy(settings::refuse)
                .isInstanceOf(MojoExecutionException.class)
                .message()
                .satisfies(message -> assertThat(message.lines())
                        .satisfiesExactly(
                                line -> assertThat(line)
                                        .isEqualTo(
                                                "consumerproof.budget is 'soon', allowed is a whole number with one of the units"
                                                        + " ms, s, m, h, d, such as '100ms' or '2m'"),
                                line -> assertThat(line)
                                        .startsWith("consumerproof.watchdog is empty, allowed is a whole number"),
                                line -> assertThat(line).isEqualTo("consumerproof.forks is 0, the least is 1"),
                                line -> assertThat(line).startsWith("consumerproof.shard: ")));
    }
}
