package io.consumerproof.junit.jupiter;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.Map;
import java.util.Objects;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Runs sample test classes inside a test. */
final class Jupiter {

    private Jupiter() {}

    static EngineExecutionResults execute(Class<?> sample) {
        return execute(sample, Map.of());
    }

    static EngineExecutionResults execute(Class<?> sample, Map<String, String> parameters) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(sample))
                .configurationParameters(parameters)
                .execute();
    }

    /** What the only failed test threw. */
    static Throwable failure(Class<?> sample) {
        return failure(execute(sample));
    }

    static Throwable failure(EngineExecutionResults results) {
        return results.testEvents().failed().stream()
                .map(event -> event.getRequiredPayload(TestExecutionResult.class))
                .map(result -> result.getThrowable().orElseThrow())
                .reduce((one, other) -> {
                    throw new AssertionError("more than one test failed", other);
                })
                .orElseThrow(() -> new AssertionError("no test failed"));
    }

    static String message(Throwable thrown) {
        return Objects.requireNonNull(thrown.getMessage(), "no message");
    }
}
