package io.consumerproof.explore;

import io.consumerproof.choice.Schedule;
import java.util.List;

/**
 * Everything that makes a run of an experiment repeatable.
 *
 * @param schedule the picks
 * @param omitted ordinals of appended records that the run leaves out, ascending
 */
public record RunPlan(Schedule schedule, List<Integer> omitted) {

    /** The plain fault-free run over all records. */
    public static final RunPlan REFERENCE = new RunPlan(Schedule.DULLEST, List.of());

    public RunPlan {
        omitted = List.copyOf(omitted);
    }
}
