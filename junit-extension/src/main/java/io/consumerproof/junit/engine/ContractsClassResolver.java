package io.consumerproof.junit.engine;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.discovery.UniqueIdSelector;
import org.junit.platform.engine.support.discovery.SelectorResolver;

/** Finds classes with {@link Contracts}, and single contracts of theirs by unique id. */
final class ContractsClassResolver implements SelectorResolver {

    private final Predicate<String> classNames;

    ContractsClassResolver(Predicate<String> classNames) {
        this.classNames = classNames;
    }

    @Override
    public Resolution resolve(ClassSelector selector, Context context) {
        return resolve(selector.getJavaClass(), context);
    }

    @Override
    public Resolution resolve(UniqueIdSelector selector, Context context) {
        UniqueId id = selector.getUniqueId();
        UniqueId.Segment last = id.getLastSegment();
        if (last.getType().equals(ContractsClass.SEGMENT)) {
            return ReflectionSupport.tryToLoadClass(last.getValue())
                    .toOptional()
                    .map(type -> resolve(type, context))
                    .orElse(Resolution.unresolved());
        }
        return last.getType().equals(ContractFile.SEGMENT) ? contract(id, context) : Resolution.unresolved();
    }

    private Resolution resolve(Class<?> type, Context context) {
        if (!ContractsClass.isOne(type) || !classNames.test(type.getName())) {
            return Resolution.unresolved();
        }
        return context.addToParent(parent -> Optional.of(new ContractsClass(id(parent, type), type)))
                .map(found -> Resolution.match(Match.exact(found, () -> contracts(found))))
                .orElse(Resolution.unresolved());
    }

    private static UniqueId id(TestDescriptor parent, Class<?> type) {
        return parent.getUniqueId().append(ContractsClass.SEGMENT, type.getName());
    }

    private static Set<DiscoverySelector> contracts(ContractsClass found) {
        Set<DiscoverySelector> selectors = new LinkedHashSet<>();
        for (Path file : found.files()) {
            UniqueId id = found.getUniqueId().append(ContractFile.SEGMENT, found.relative(file));
            selectors.add(DiscoverySelectors.selectUniqueId(id));
        }
        return selectors;
    }

    private static Resolution contract(UniqueId id, Context context) {
        String relative = id.getLastSegment().getValue();
        return context.addToParent(
                        () -> DiscoverySelectors.selectUniqueId(id.removeLastSegment()),
                        parent -> child(id, relative, parent))
                .map(found -> Resolution.match(Match.exact(found)))
                .orElse(Resolution.unresolved());
    }

    private static Optional<ContractFile> child(UniqueId id, String relative, TestDescriptor parent) {
        if (!(parent instanceof ContractsClass)) {
            return Optional.empty();
        }
        Path folder = ((ContractsClass) parent).folder();
        return Optional.of(new ContractFile(id, folder.resolve(relative), relative));
    }
}
