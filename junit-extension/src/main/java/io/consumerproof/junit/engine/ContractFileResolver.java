package io.consumerproof.junit.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DirectorySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.discovery.FileSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;
import org.junit.platform.engine.support.discovery.SelectorResolver;

/** Finds contracts that were selected as files or folders, among YAML files that are none. */
final class ContractFileResolver implements SelectorResolver {

    private static final String SEGMENT = "file";
    private static final Pattern CONTRACT = Pattern.compile("^contract\\s*:", Pattern.MULTILINE);

    @Override
    public Resolution resolve(FileSelector selector, Context context) {
        return resolve(selector.getPath().toAbsolutePath(), context);
    }

    @Override
    public Resolution resolve(DirectorySelector selector, Context context) {
        Set<DiscoverySelector> files = new LinkedHashSet<>();
        io.consumerproof.junit.contract.Contracts.under(selector.getPath(), List.of(), List.of())
                .forEach(file -> files.add(DiscoverySelectors.selectFile(file.toFile())));
        return files.isEmpty() ? Resolution.unresolved() : Resolution.selectors(files);
    }

    @Override
    public Resolution resolve(UniqueIdSelector selector, Context context) {
        var last = selector.getUniqueId().getLastSegment();
        return last.getType().equals(SEGMENT) ? resolve(Path.of(last.getValue()), context) : Resolution.unresolved();
    }

    private static Resolution resolve(Path file, Context context) {
        if (!isContract(file)) {
            return Resolution.unresolved();
        }
        return context.addToParent(parent ->
                        Optional.of(new ContractFile(parent.getUniqueId().append(SEGMENT, file.toString()), file)))
                .map(found -> Resolution.match(Match.exact(found)))
                .orElse(Resolution.unresolved());
    }

    private static boolean isContract(Path file) {
        String name = file.getFileName().toString();
        if (!name.matches(".+\\.ya?ml") || name.endsWith(".regressions.yaml")) {
            return false;
        }
        try {
            return CONTRACT.matcher(Files.readString(file)).find();
        } catch (IOException noText) {
            return false;
        }
    }
}
