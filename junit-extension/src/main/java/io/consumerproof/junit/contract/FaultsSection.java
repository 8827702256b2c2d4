package io.consumerproof.junit.contract;

import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Unmodeled;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code faults}: a mapping of kinds to counts, or a list of pinned faults. */
final class FaultsSection {

    private static final String TOGETHER = "together";
    private static final int MOST = 100;

    private FaultsSection() {}

    static Faults read(Reading reading, @Nullable Node node, Topics topics) {
        if (node instanceof Sequence) {
            PinnedFaultItem items = new PinnedFaultItem(reading, topics);
            return new Faults(
                    FaultBudget.NONE,
                    ((Sequence) node)
                            .items().stream()
                                    .map(items::read)
                                    .flatMap(Optional::stream)
                                    .toList());
        }
        if (node instanceof Mapping) {
            return new Faults(budget(reading, (Mapping) node), List.of());
        }
        if (node != null) {
            String allowed = "a mapping such as '{crash: 1, together: 1}', or a list such as '[{crash: after-effect}]'";
            reading.problem(node, Fields.wrongType("faults", node, allowed));
        }
        return new Faults(FaultBudget.DEFAULT, List.of());
    }

    private static FaultBudget budget(Reading reading, Mapping mapping) {
        FaultBudget budget = FaultBudget.NONE.together(FaultBudget.DEFAULT.together());
        for (Entry entry : mapping.entries()) {
            Optional<FaultKind> kind = modelled(entry.key());
            if (kind.isEmpty() && !entry.key().equals(TOGETHER)) {
                unknown(reading, entry, List.of(TOGETHER));
                continue;
            }
            int least = kind.isPresent() ? 0 : 1;
            int count = (int) Fields.number(reading, entry.key(), entry.value(), least, MOST, least);
            budget = kind.isPresent() ? budget.with(kind.get(), count) : budget.together(count);
        }
        return budget;
    }

    /** The kind with this spelling; empty if there is none, or not yet. */
    static Optional<FaultKind> modelled(String spelling) {
        return FaultKind.named(spelling)
                .filter(kind -> Unmodeled.spelled("faults." + kind).isEmpty());
    }

    /** All spellings that count today, in the order of the catalogue. */
    static List<String> spellings() {
        return FaultKind.spellings().stream()
                .filter(each -> modelled(each).isPresent())
                .toList();
    }

    /** Tells that a key is no fault, nor one of the other keys. */
    static void unknown(Reading reading, Entry entry, List<String> otherKeys) {
        Optional<Unmodeled> unmodeled = Unmodeled.spelled("faults." + entry.key());
        if (unmodeled.isPresent()) {
            reading.problem(entry.place(), unmodeled.get().sentence());
            return;
        }
        List<String> known = new ArrayList<>(spellings());
        known.addAll(otherKeys);
        reading.problem(
                entry.place(),
                "unknown fault '" + entry.key() + "', allowed are " + Spelling.list(known)
                        + Spelling.hint(entry.key(), known));
    }
}
