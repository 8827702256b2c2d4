package io.consumerproof.tidy;

import java.util.List;
import java.util.Set;

/** A package is named after what it holds, not after being shared. Projects that stand in for a user's name theirs as users do. */
final class PackageNames implements SourceRule {
    static final Set<String> FORBIDDEN_SEGMENTS =
            Set.of("util", "utils", "common", "commons", "core", "helper", "helpers", "misc", "impl", "shared");

    @Override
    public String sentence() {
        return "no package is a drawer for what is left over (util, common, core …)";
    }

    @Override
    public List<String> findings(JavaSource source) {
        if (source.file().contains("/src/it/")) {
            return List.of();
        }
        return List.of(source.packageName().split("\\.", -1)).stream()
                .filter(FORBIDDEN_SEGMENTS::contains)
                .map(segment -> source.file() + ": package '" + source.packageName() + "' has '" + segment + "'")
                .toList();
    }
}
