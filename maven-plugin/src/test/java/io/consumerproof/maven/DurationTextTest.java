package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;

class DurationTextTest {

    @Test
    void aNumberAndAUnitAreADuration() throws MojoExecutionException {
        assertThat(DurationText.required("watchdog", "500ms")).isEqualTo(Duration.ofMillis(500));
        assertThat(DurationText.required("watchdog", " 10s ")).isEqualTo(Duration.ofSeconds(10));
        assertThat(DurationText.required("watchdog", "2m")).isEqualTo(Duration.ofMinutes(2));
        assertThat(DurationText.required("watchdog", "1h")).isEqualTo(Duration.ofHours(1));
    }

    @Test
    void nothingIsNoDuration() throws MojoExecutionException {
        assertThat(DurationText.parse("budget", null)).isNull();
        assertThat(DurationText.parse("budget", " ")).isNull();
    }

    @Test
    void anythingElseNamesTheSettingAndTheForm() {
        assertThatThrownBy(() -> DurationText.required("watchdog", "ten"))
                .isInstanceOf(MojoExecutionException.class)
                .hasMessage("consumerproof.watchdog is 'ten', a duration is a whole number and a unit:"
                        + " write 500ms, 2s, 5m or 1h");
    }
}
