package io.consumerproof.junit.jupiter;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.ReplayToken;
import io.consumerproof.junit.culprit.Inquest;
import io.consumerproof.junit.trial.Trial;
import io.consumerproof.junit.trial.TrialSettings;
import io.consumerproof.scenario.Stage;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.opentest4j.TestAbortedException;

/** One {@link StreamTest}, from its annotations to its verdict. */
final class StreamTestRun {

    private static final String TOKEN_PROPERTY = "consumerproof.token";

    private final ExtensionContext context;
    private final List<Class<?>> classes;
    private final FreshInstances instances;
    private final FilledInstances filled;
    private final TestIdentity identity;
    private boolean checked;

    StreamTestRun(ExtensionContext context) {
        this.context = context;
        Method body = context.getRequiredTestMethod();
        this.classes = context.getRequiredTestInstances().getAllInstances().stream()
                .<Class<?>>map(Object::getClass)
                .toList();
        this.instances = new FreshInstances(classes, body, new Arguments(context));
        this.filled = new FilledInstances(classes, body);
        this.identity = new TestIdentity(context.getRequiredTestClass(), body);
    }

    @SuppressWarnings("IllegalThrows")
    void judge() throws Throwable {
        if (context.getTestInstanceLifecycle()
                .filter(Lifecycle.PER_CLASS::equals)
                .isPresent()) {
            throw new ExtensionConfigurationException("a @StreamTest runs on fresh instances, '"
                    + context.getRequiredTestClass().getSimpleName()
                    + "' asks for one instance per class: remove @TestInstance(PER_CLASS)");
        }
        filled.rejectFillers();
        Asked asked = new Asked(new Declared(context.getRequiredTestClass(), context.getRequiredTestMethod()));
        try (Databases databases = new Databases()) {
            asked.requireSound();
            Topics topics = asked.topics();
            Experiment experiment = asked.experiment(identity, stage -> perform(stage, topics, databases));
            judge(experiment, asked);
        } catch (IllegalArgumentException wrong) {
            throw Misuse.told(identity.name(), wrong);
        }
    }

    @SuppressWarnings("IllegalThrows")
    private void perform(Stage stage, Topics topics, Databases databases) throws Throwable {
        VirtualLog log = new VirtualLog(stage, topics, databases);
        List<Object> fresh = instances.create();
        if (!checked) {
            filled.rejectFilled(context.getRequiredTestInstances().getAllInstances(), fresh);
            checked = true;
        }
        instances.live(fresh, log);
    }

    @SuppressWarnings("IllegalThrows")
    private void judge(Experiment experiment, Asked asked) throws Throwable {
        TestOutcome outcome = new TestOutcome(context, identity.replayCommand());
        TrialSettings settings = new TrialSettings(
                asked.watchdog().orElse(TrialSettings.DEFAULT_WATCHDOG), finding -> outcome.halt(experiment, finding));
        Optional<String> token = asked.token().or(this::tokenFromOutside);
        Inquest inquest = new Inquest(experiment, settings, context.getRequiredTestClass());
        if (token.isPresent()) {
            io.consumerproof.explore.Replay told = Trial.replay(experiment, token.get(), settings);
            outcome.tell(inquest.repeated(told, token.get()), experiment.name(), token.get());
        } else {
            outcome.tell(inquest.inThisJvm(Trial.judge(experiment, settings)));
        }
    }

    /** A token that somebody gave on the command line; of another test or contract, it leaves this test out. */
    private Optional<String> tokenFromOutside() {
        Optional<String> token =
                context.getConfigurationParameter(TOKEN_PROPERTY).filter(text -> !text.isBlank());
        if (token.isPresent() && !ReplayToken.belongsTo(token.get(), identity.id())) {
            throw new TestAbortedException(
                    "'" + TOKEN_PROPERTY + "' is a token of something else than " + identity.name());
        }
        return token;
    }
}
