package io.consumerproof.junit.jupiter;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Replay;
import io.consumerproof.junit.trial.LastWords;
import io.consumerproof.report.Terminal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** Tells Jupiter, and through it a person, how a stream test ended. */
final class TestOutcome {

    private final ExtensionContext context;
    private final String replayCommand;

    TestOutcome(ExtensionContext context, String replayCommand) {
        this.context = context;
        this.replayCommand = replayCommand;
    }

    /** Fails with the story or the problems; a test that passes says what was tried. */
    void tell(Exploration exploration) {
        Finding finding = exploration.finding();
        if (finding != null) {
            rethrowWhatIsNoFinding(exploration.name(), finding);
            String story = Terminal.story(exploration, replayCommand)
                    + Terminal.found(exploration)
                    + Terminal.keep(exploration, kept -> "annotate the test: @Regression(\"" + kept.token() + "\")");
            throw failure(story, finding.assertion());
        }
        if (!exploration.passed()) {
            throw failure(Terminal.problems(exploration), null);
        }
        say(Terminal.line(exploration));
    }

    /** Fails with the story of the replayed run, or says that it is no longer violated. */
    void tell(Replay replay, String name, String token) {
        String text = Terminal.replay(replay, name, replayCommand, token);
        Finding finding = replay.finding();
        if (finding != null) {
            rethrowWhatIsNoFinding(name, finding);
            throw failure(text, finding.assertion());
        }
        say(text);
    }

    /** The last words before the JVM is halted. */
    void halt(Experiment experiment, Finding finding) {
        LastWords.say(experiment, finding, replayCommand);
    }

    /** A failed assumption aborts the test, and a misuse of the extension is told as it is. */
    private static void rethrowWhatIsNoFinding(String name, Finding finding) {
        Throwable thrown = finding.assertion();
        if (thrown instanceof TestAbortedException) {
            throw (TestAbortedException) thrown;
        }
        if (thrown instanceof ExtensionConfigurationException) {
            throw (ExtensionConfigurationException) thrown;
        }
        Optional<ExtensionConfigurationException> misuse = Misuse.of(name, finding);
        if (misuse.isPresent()) {
            throw misuse.get();
        }
    }

    private static AssertionFailedError failure(String text, @Nullable Throwable cause) {
        return new AssertionFailedError(text.stripTrailing(), cause);
    }

    private void say(String text) {
        context.publishReportEntry("consumerproof", text.stripTrailing());
        System.out.print(text);
        System.out.flush();
    }
}
