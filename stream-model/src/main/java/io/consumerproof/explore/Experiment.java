package io.consumerproof.explore;

import io.consumerproof.check.Check;
import io.consumerproof.check.EventFields;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.PinnedFault;
import io.consumerproof.scenario.Program;
import java.util.ArrayList;
import java.util.List;

/**
 * A program and what is promised of it: what both front ends hand to the {@link Explorer}.
 *
 * @param name the contract's name, or class and method of a test
 * @param identity what a token is bound to
 * @param program what each run does
 * @param faults how many faults the search may place
 * @param pinned faults that strike in every run but the reference
 * @param promises which checks are judged, in the order of the catalogue, distinct
 * @param event what is declared of the events that records carry
 * @param search how far to go
 * @param trims whether a violation may be shrunk by leaving out records: not where a test body counts on them
 * @param remarks what the statement has to say beside its figures, one sentence each without full stop: in what the form of the
 *     consumer is weaker, what was filled in; may be empty
 * @param regressions runs that broke a promise once; they are tried before any other
 */
public record Experiment(
        String name,
        Identity identity,
        Program program,
        FaultBudget faults,
        List<PinnedFault> pinned,
        List<Promise> promises,
        EventFields event,
        Search search,
        boolean trims,
        List<String> remarks,
        List<Regression> regressions) {

    public Experiment {
        pinned = List.copyOf(pinned);
        promises = List.copyOf(promises);
        remarks = List.copyOf(remarks);
        regressions = List.copyOf(regressions);
    }

    /** An experiment that never broke a promise. */
    public Experiment(
            String name,
            Identity identity,
            Program program,
            FaultBudget faults,
            List<PinnedFault> pinned,
            List<Promise> promises,
            EventFields event,
            Search search,
            boolean trims,
            List<String> remarks) {
        this(name, identity, program, faults, pinned, promises, event, search, trims, remarks, List.of());
    }

    /** This experiment with another program. */
    public Experiment program(Program other) {
        return new Experiment(
                name, identity, other, faults, pinned, promises, event, search, trims, remarks, regressions);
    }

    /** This experiment with another search. */
    public Experiment search(Search other) {
        return new Experiment(
                name, identity, program, faults, pinned, promises, event, other, trims, remarks, regressions);
    }

    /** This experiment with one more remark. */
    public Experiment remarked(String remark) {
        List<String> more = new ArrayList<>(remarks);
        more.add(remark);
        return new Experiment(
                name, identity, program, faults, pinned, promises, event, search, trims, more, regressions);
    }

    /** This experiment with these kept runs. */
    public Experiment regressions(List<Regression> kept) {
        return new Experiment(name, identity, program, faults, pinned, promises, event, search, trims, remarks, kept);
    }

    /**
     * Whether the log has gaps in some runs, beside those that records declare: where the search asks for it and tries all placements,
     * and no fault is pinned to an offset.
     */
    boolean variesGaps() {
        return search.gaps() && search.sample() == 0 && pinned.stream().allMatch(each -> each.record() == null);
    }

    /**
     * A check and how the user asked for it.
     *
     * @param check what is judged
     * @param named whether the user named it; one that was not named and has nothing to judge is not told
     * @param mayBeVacuous whether having nothing to judge is fine
     */
    public record Promise(Check check, boolean named, boolean mayBeVacuous) {}

    /**
     * What a token is bound to.
     *
     * @param name of the contract or test, for finding it again
     * @param content digest of everything the run depends on but the consumer's own code: the contract's text, the files it names
     * @param code digest of the consumer's class file; 0 where it is unknown
     */
    public record Identity(String name, long content, long code) {}
}
