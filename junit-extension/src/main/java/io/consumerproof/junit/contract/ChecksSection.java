package io.consumerproof.junit.contract;

import io.consumerproof.check.Check;
import io.consumerproof.check.Checks;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.scenario.Unmodeled;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** {@code checks}: what is promised. */
final class ChecksSection {

    private ChecksSection() {}

    /**
     * The promises, in the order of the catalogue; every check, as not named, if there is no such section.
     *
     * @param judged whether the contract's world gives a check something to judge, whatever the consumer does
     */
    static List<Promise> read(Reading reading, @Nullable Node node, Predicate<Check> judged) {
        if (node == null) {
            return Checks.all().stream()
                    .map(check -> new Promise(check, false, false))
                    .toList();
        }
        String allowed = "a list of " + Spelling.list(Checks.spellings());
        List<Promised> promised = new ArrayList<>();
        if (!(node instanceof Sequence)) {
            reading.problem(node, Fields.wrongType("checks", node, allowed));
        } else if (((Sequence) node).items().isEmpty()) {
            reading.problem(
                    node, "'checks' is an empty list, nothing would be judged; leave it out to judge every check");
        } else {
            ((Sequence) node).items().forEach(item -> item(reading, item).ifPresent(promised::add));
        }
        List<Promise> promises = new ArrayList<>();
        for (Check check : Checks.all()) {
            promise(check, promised, judged).ifPresent(promises::add);
        }
        return promises;
    }

    private static Optional<Promised> item(Reading reading, Node item) {
        if (item instanceof Scalar && ((Scalar) item).isText()) {
            return named(reading, ((Scalar) item).text(), item.place(), false);
        }
        if (item instanceof Mapping && ((Mapping) item).entries().size() == 1) {
            Entry entry = ((Mapping) item).entries().get(0);
            boolean known = !Checks.named(entry.key()).isEmpty();
            return named(reading, entry.key(), entry.place(), known && vacuous(reading, entry.value()));
        }
        String allowed = "a check's name, or '{name: {vacuous: allowed}}'";
        reading.problem(item, Fields.wrongType("checks", item, allowed));
        return Optional.empty();
    }

    private static boolean vacuous(Reading reading, Node node) {
        Fields fields = Fields.of(reading, "check", node);
        String text = fields.text("vacuous");
        if (text != null && !text.equals("allowed")) {
            reading.problem(node, "'vacuous' is '" + text + "', allowed is 'allowed'; or leave it out");
        }
        return "allowed".equals(text);
    }

    private static Optional<Promised> named(Reading reading, String name, Place at, boolean vacuousAllowed) {
        List<Check> checks = Checks.named(name);
        if (!checks.isEmpty()) {
            return Optional.of(new Promised(name, checks, vacuousAllowed));
        }
        Optional<Unmodeled> unmodeled = Unmodeled.spelled("checks." + name);
        if (unmodeled.isPresent()) {
            reading.problem(at, unmodeled.get().sentence());
        } else {
            List<String> known = Checks.spellings();
            reading.problem(
                    at,
                    "unknown check '" + name + "', allowed are " + Spelling.list(known) + Spelling.hint(name, known));
        }
        return Optional.empty();
    }

    /** A check may be vacuous if each way in which it was asked for allows that. */
    private static Optional<Promise> promise(Check check, List<Promised> promised, Predicate<Check> judged) {
        List<Promised> asking =
                promised.stream().filter(each -> each.checks().contains(check)).toList();
        boolean mayBeVacuous =
                asking.stream().allMatch(each -> each.vacuousAllowed() || isExcused(check, each, judged));
        return asking.isEmpty() ? Optional.empty() : Optional.of(new Promise(check, true, mayBeVacuous));
    }

    /** One part of a combined check may be vacuous where another part surely is not. */
    private static boolean isExcused(Check check, Promised combined, Predicate<Check> judged) {
        boolean single = combined.checks().size() == 1;
        boolean last = combined.checks().indexOf(check) == combined.checks().size() - 1;
        boolean anyJudged = combined.checks().stream().anyMatch(judged);
        return !single && !judged.test(check) && (anyJudged || last);
    }
}
