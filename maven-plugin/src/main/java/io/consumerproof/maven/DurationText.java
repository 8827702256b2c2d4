package io.consumerproof.maven;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.maven.plugin.MojoExecutionException;
import org.jspecify.annotations.Nullable;

/** Durations as contracts and settings write them: {@code 500ms}, {@code 2s}, {@code 5m}, {@code 1h}. */
final class DurationText {

    private static final Pattern FORM = Pattern.compile("(\\d{1,9})(ms|s|m|h)");

    private DurationText() {}

    /**
     * The duration that {@code text} says; null for none.
     *
     * @param setting for the message
     */
    static @Nullable Duration parse(String setting, @Nullable String text) throws MojoExecutionException {
        return text == null || text.isBlank() ? null : required(setting, text);
    }

    static Duration required(String setting, String text) throws MojoExecutionException {
        Matcher parts = FORM.matcher(text.strip());
        if (!parts.matches()) {
            throw new MojoExecutionException("consumerproof." + setting + " is '" + text
                    + "', a duration is a whole number and a unit: write 500ms, 2s, 5m or 1h");
        }
        long count = Long.parseLong(parts.group(1));
        return switch (parts.group(2)) {
            case "ms" -> Duration.ofMillis(count);
            case "s" -> Duration.ofSeconds(count);
            case "m" -> Duration.ofMinutes(count);
            default -> Duration.ofHours(count);
        };
    }
}
