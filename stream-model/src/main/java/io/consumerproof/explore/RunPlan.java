package io.consumerproof.explore;

import io.consumerproof.choice.Schedule;
import io.consumerproof.scenario.Trims;
import java.util.List;

/**
 * Everything that makes a run of an experiment repeatable.
 *
 * @param schedule the picks
 * @param trims what the run leaves out of what the experiment declares
 */
public record RunPlan(Schedule schedule, Trims trims) {

    /** The plain fault-free run over all records. */
    public static final RunPlan REFERENCE = new RunPlan(Schedule.DULLEST, Trims.NONE);

    /** All members and partitions, but without these records. */
    public RunPlan(Schedule schedule, List<Integer> omitted) {
        this(schedule, Trims.ofRecords(omitted));
    }
}
