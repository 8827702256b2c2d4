package io.consumerproof.junit.trial;

import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Rank;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * How a trial guards itself against user code.
 *
 * @param watchdog the wall-clock time that one run may take, above zero
 * @param fatal told of a hang that nothing ends, or of an exit, just before the JVM is halted; called from a thread of its own
 * @param enough asked before each run but the first, whether that one and all behind it are of no use any more
 */
public record TrialSettings(Duration watchdog, Consumer<Finding> fatal, Predicate<Rank> enough) {

    /** The wall-clock time that one run may take where nothing else is said. */
    public static final Duration DEFAULT_WATCHDOG = Duration.ofSeconds(10);

    public TrialSettings {
        if (watchdog.isNegative() || watchdog.isZero()) {
            throw new IllegalArgumentException("watchdog is " + watchdog + ", the least is above 0");
        }
    }

    /** A search that nothing outside ends. */
    public TrialSettings(Duration watchdog, Consumer<Finding> fatal) {
        this(watchdog, fatal, next -> false);
    }

    /** Ten seconds a run. */
    public static TrialSettings telling(Consumer<Finding> fatal) {
        return new TrialSettings(DEFAULT_WATCHDOG, fatal);
    }
}
