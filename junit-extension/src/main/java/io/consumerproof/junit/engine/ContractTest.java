package io.consumerproof.junit.engine;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Replay;
import io.consumerproof.explore.ReplayToken;
import io.consumerproof.junit.contract.Contract;
import io.consumerproof.junit.contract.ContractProblemsException;
import io.consumerproof.junit.contract.ContractReader;
import io.consumerproof.junit.contract.RegressionsFile;
import io.consumerproof.junit.culprit.Inquest;
import io.consumerproof.junit.trial.BuildDirectory;
import io.consumerproof.junit.trial.Judged;
import io.consumerproof.junit.trial.LastWords;
import io.consumerproof.junit.trial.Trial;
import io.consumerproof.junit.trial.TrialSettings;
import io.consumerproof.report.Terminal;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.platform.engine.TestExecutionResult;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** Judges one contract, or replays one run of it. */
final class ContractTest {

    private static final String REPLAY_COMMAND = "mvn verify -Dconsumerproof.token=";
    private static final String REMARK = Inquest.ONE_JVM;

    private final Path file;
    private final Optional<String> token;

    ContractTest(Path file, Optional<String> token) {
        this.file = file;
        this.token = token;
    }

    /** The outcome; a contract that holds gives its line to {@code publishing}. */
    @SuppressWarnings("IllegalCatch")
    TestExecutionResult judge(Consumer<String> publishing) {
        try (Contract contract =
                ContractReader.read(file, Thread.currentThread().getContextClassLoader())) {
            say(told(contract), publishing);
            return TestExecutionResult.successful();
        } catch (TestAbortedException leftOut) {
            return TestExecutionResult.aborted(leftOut);
        } catch (ContractProblemsException problems) {
            problems.setStackTrace(new StackTraceElement[0]);
            return TestExecutionResult.failed(problems);
        } catch (Throwable failure) {
            return TestExecutionResult.failed(failure);
        }
    }

    private String told(Contract contract) {
        Experiment experiment = contract.experiment().remarked(REMARK);
        TrialSettings settings = TrialSettings.telling(finding -> LastWords.say(experiment, finding, REPLAY_COMMAND));
        if (token.isPresent()) {
            return replayed(contract, experiment, token.get(), settings);
        }
        Inquest inquest = new Inquest(experiment, settings, contract.code());
        Exploration exploration = inquest.inThisJvm(Trial.judge(experiment, settings));
        String line = exploration.passed() ? Terminal.line(exploration) : "";
        note(contract, exploration.passed(), line);
        if (exploration.finding() != null) {
            throw failure(Terminal.story(exploration, REPLAY_COMMAND)
                    + Terminal.found(exploration)
                    + Terminal.keep(exploration, RegressionsFile.beside(file).name()));
        }
        if (!exploration.passed()) {
            throw failure(Terminal.problems(exploration));
        }
        return line;
    }

    private static String replayed(Contract contract, Experiment experiment, String token, TrialSettings settings) {
        String name = contract.name();
        if (!ReplayToken.belongsTo(token, experiment.identity().name())) {
            throw new TestAbortedException("'consumerproof.token' is a token of something else than '" + name + "'");
        }
        Inquest inquest = new Inquest(experiment, settings, contract.code());
        Replay replay = inquest.repeated(Trial.replay(experiment, token, settings), token);
        String text = Terminal.replay(replay, name, REPLAY_COMMAND, token);
        if (replay.finding() != null) {
            throw failure(text);
        }
        return text;
    }

    /** The goal does not judge this contract again in the same build. */
    private static void note(Contract contract, boolean passed, String line) {
        String code = Judged.spell(contract.experiment().identity().code());
        new Judged(contract.name(), contract.digest(), code, passed, line)
                .write(Judged.directory(BuildDirectory.path()));
    }

    private static AssertionFailedError failure(String text) {
        AssertionFailedError failure = new AssertionFailedError(text.stripTrailing());
        failure.setStackTrace(new StackTraceElement[0]);
        return failure;
    }

    private static void say(String text, Consumer<String> publishing) {
        publishing.accept(text.stripTrailing());
        System.out.print(text);
        System.out.flush();
    }
}
