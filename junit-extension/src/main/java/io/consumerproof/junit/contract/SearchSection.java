package io.consumerproof.junit.contract;

import io.consumerproof.explore.Search;
import org.jspecify.annotations.Nullable;

/** {@code search}: how far to go. */
final class SearchSection {

    private SearchSection() {}

    static Search read(Reading reading, @Nullable Node node) {
        if (node == null) {
            return Search.DEFAULT.switches(true);
        }
        Fields fields = Fields.of(reading, "search", node);
        return Search.DEFAULT
                .budget(fields.duration("budget", Search.DEFAULT.budget()))
                .limit(fields.duration("limit", Search.DEFAULT.limit()))
                .sample((int) fields.number("sample", 0, 1_000_000, Search.DEFAULT.sample()))
                .switches(fields.number("switches", 0, 1, 1) == 1)
                .pruned(fields.flag("pruning", true))
                .seed(fields.number("seed", 0, Long.MAX_VALUE, Search.DEFAULT.seed()));
    }
}
