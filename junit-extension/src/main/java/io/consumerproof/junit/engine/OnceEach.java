package io.consumerproof.junit.engine;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.platform.engine.TestDescriptor;

/** Takes out contracts that were found a second time: as files, where a class already has them. */
final class OnceEach implements TestDescriptor.Visitor {

    @Override
    public void visit(TestDescriptor descriptor) {
        if (descriptor.isRoot()) {
            Set<Path> seen = new TreeSet<>();
            descriptor.getChildren().stream()
                    .filter(ContractsClass.class::isInstance)
                    .forEach(found -> keepNew(found, seen));
            keepNew(descriptor, seen);
        }
    }

    private static void keepNew(TestDescriptor parent, Set<Path> seen) {
        for (TestDescriptor child : List.copyOf(parent.getChildren())) {
            boolean again = child instanceof ContractFile
                    && !seen.add(((ContractFile) child).file().toAbsolutePath().normalize());
            if (again) {
                parent.removeChild(child);
            }
        }
    }
}
