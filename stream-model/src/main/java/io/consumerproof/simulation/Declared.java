package io.consumerproof.simulation;

import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.TopicSettings;
import java.util.ArrayList;
import java.util.List;

/** What a run's program declared, in its order, whatever of it the run left out. */
public final class Declared {

    private final List<TopicSettings> topics = new ArrayList<>();
    private final List<GroupSettings> groups = new ArrayList<>();

    /** Every topic, as it was declared. */
    public List<TopicSettings> topics() {
        return topics;
    }

    /** Every group, as it was declared. */
    public List<GroupSettings> groups() {
        return groups;
    }
}
