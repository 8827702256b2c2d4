package io.consumerproof.maven;

import io.consumerproof.explore.Shard;
import io.consumerproof.junit.contract.DurationText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.jspecify.annotations.Nullable;

/** Reads what a goal is told. What is wrong is kept, so that {@link #refuse} tells all of it at once. */
final class Settings {

    private static final String PREFIX = "consumerproof.";

    private final List<String> problems = new ArrayList<>();

    /** The duration that {@code text} says; null for none, and for a wrong one. */
    @Nullable
    Duration duration(String setting, @Nullable String text) {
        if (text == null || text.isBlank()) {
            return null;
        }
        Optional<Duration> duration = DurationText.parse(text.strip());
        if (duration.isEmpty()) {
            problems.add(PREFIX + setting + " is '" + text + "', allowed is " + DurationText.ALLOWED);
        }
        return duration.orElse(null);
    }

    /** A duration that has to be there. */
    Duration required(String setting, String text) {
        Duration duration = duration(setting, text);
        if (duration == null && text.isBlank()) {
            problems.add(PREFIX + setting + " is empty, allowed is " + DurationText.ALLOWED);
        }
        return duration == null ? Duration.ZERO : duration;
    }

    /** {@code number}, or {@code otherwise} where it is left open. */
    int positive(String setting, @Nullable Integer number, int otherwise) {
        if (number != null && number < 1) {
            problems.add(PREFIX + setting + " is " + number + ", the least is 1");
        }
        return number == null ? otherwise : number;
    }

    /** See {@link ShardOfBuild#of}; the whole for a wrong one. */
    Shard shard(@Nullable String told, Map<String, String> environment) {
        try {
            return ShardOfBuild.of(told, environment);
        } catch (IllegalArgumentException unknown) {
            problems.add(String.valueOf(unknown.getMessage()));
            return Shard.WHOLE;
        }
    }

    /** @throws MojoExecutionException with everything that was wrong, each on a line of its own; if nothing was, it goes on */
    void refuse() throws MojoExecutionException {
        if (!problems.isEmpty()) {
            throw new MojoExecutionException(String.join("\n", problems));
        }
    }
}
