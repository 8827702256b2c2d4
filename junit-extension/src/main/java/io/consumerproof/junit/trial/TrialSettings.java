package io.consumerproof.junit.trial;

import io.consumerproof.explore.Finding;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * How a trial guards itself against user code.
 *
 * @param watchdog the wall-clock time that one run may take, above zero
 * @param fatal told of a hang that nothing ends, or of an exit, just before the JVM is halted; called from a thread of its own
 */
public record TrialSettings(Duration watchdog, Consumer<Finding> fatal) {

    /** The wall-clock time that one run may take where nothing else is said. */
    public static final Duration DEFAULT_WATCHDOG = Duration.ofSeconds(10);

    public TrialSettings {
        if (watchdog.isNegative() || watchdog.isZero()) {
            throw new IllegalArgumentException("watchdog is " + watchdog + ", the least is above 0");
        }
    }

    /** Ten seconds a run. */
    public static TrialSettings telling(Consumer<Finding> fatal) {
        return new TrialSettings(DEFAULT_WATCHDOG, fatal);
    }
}
