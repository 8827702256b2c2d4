package io.consumerproof.junit.engine;

import java.util.Optional;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.opentest4j.AssertionFailedError;

/** Executes what was discovered, one contract after the other. */
final class ContractsExecution {

    private static final String TOKEN_PROPERTY = "consumerproof.token";

    private final TestDescriptor root;
    private final EngineExecutionListener listener;
    private final Optional<String> token;

    ContractsExecution(ExecutionRequest request) {
        this.root = request.getRootTestDescriptor();
        this.listener = request.getEngineExecutionListener();
        this.token = request.getConfigurationParameters().get(TOKEN_PROPERTY).filter(text -> !text.isBlank());
    }

    void execute() {
        execute(root);
    }

    private void execute(TestDescriptor descriptor) {
        listener.executionStarted(descriptor);
        listener.executionFinished(descriptor, result(descriptor));
    }

    private TestExecutionResult result(TestDescriptor descriptor) {
        if (descriptor instanceof ContractFile) {
            return new ContractTest(((ContractFile) descriptor).file(), token).judge(line -> publish(descriptor, line));
        }
        boolean nothing =
                descriptor instanceof ContractsClass && descriptor.getChildren().isEmpty();
        if (nothing) {
            return TestExecutionResult.failed(new AssertionFailedError(((ContractsClass) descriptor).nothingFound()));
        }
        descriptor.getChildren().forEach(this::execute);
        return TestExecutionResult.successful();
    }

    private void publish(TestDescriptor descriptor, String line) {
        listener.reportingEntryPublished(descriptor, ReportEntry.from("consumerproof", line));
    }
}
