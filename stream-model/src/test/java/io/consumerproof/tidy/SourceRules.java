package io.consumerproof.tidy;

import java.util.List;

/** The catalogue of rules on Java files of every module. */
final class SourceRules {
    private SourceRules() {}

    static List<SourceRule> all() {
        return List.of(
                new FileLength(),
                new MethodLength(),
                new ClassNames(),
                new PackageNames(),
                new HiddenPackages(),
                new DeterministicSource(),
                new SourcedBehaviour());
    }
}
