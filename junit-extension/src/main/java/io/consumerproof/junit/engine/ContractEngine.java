package io.consumerproof.junit.engine;

import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.engine.support.discovery.EngineDiscoveryRequestResolver;

/**
 * The engine {@value #ID}: one test for each contract file, found through classes with {@link Contracts}, or selected as a file
 * or a folder.
 */
public final class ContractEngine implements TestEngine {

    /** The engine's id. */
    public static final String ID = "consumerproof";

    private static final EngineDiscoveryRequestResolver<EngineDescriptor> RESOLVER =
            EngineDiscoveryRequestResolver.<EngineDescriptor>builder()
                    .addClassContainerSelectorResolver(ContractsClass::isOne)
                    .addSelectorResolver(context -> new ContractsClassResolver(context.getClassNameFilter()))
                    .addSelectorResolver(new ContractFileResolver())
                    .addTestDescriptorVisitor(context -> new OnceEach())
                    .addTestDescriptorVisitor(context -> TestDescriptor::prune)
                    .build();

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId uniqueId) {
        EngineDescriptor engine = new EngineDescriptor(uniqueId, "Consumerproof");
        RESOLVER.resolve(request, engine);
        return engine;
    }

    @Override
    public void execute(ExecutionRequest request) {
        new ContractsExecution(request).execute();
    }
}
