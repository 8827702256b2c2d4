package io.consumerproof.junit.contract;

import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.TopicSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** What a fault needs of a topic to be able to strike there. */
public enum FaultGround {
    COMPACTION(FaultKind.COMPACTION, each -> each.cleanup().compacts(), "cleanup", "compact+delete"),
    RETENTION(FaultKind.RETENTION, each -> each.cleanup().deletes(), "cleanup", "delete"),
    LEADER_CHANGE(FaultKind.LEADER_CHANGE, each -> each.replication().factor() > 1, "replication", "3");

    private final FaultKind kind;
    private final Predicate<TopicSettings> needs;
    private final String key;
    private final String value;

    FaultGround(FaultKind kind, Predicate<TopicSettings> needs, String key, String value) {
        this.kind = kind;
        this.needs = needs;
        this.key = key;
        this.value = value;
    }

    /**
     * A sentence for each fault that is asked for and can strike no topic.
     *
     * @param topics those with records, filled in; if there is none, there is no sentence
     */
    public static List<String> lacking(Set<FaultKind> faults, List<TopicSettings> topics) {
        List<String> lacking = new ArrayList<>();
        for (FaultGround each : values()) {
            if (faults.contains(each.kind)
                    && !topics.isEmpty()
                    && topics.stream().noneMatch(each.needs)) {
                lacking.add("fault '" + each.kind + "' can strike none of the topics "
                        + Spelling.list(topics.stream().map(TopicSettings::name).toList()) + "; for one of them say '"
                        + each.key + ": " + each.value + "'"
                        + (each == COMPACTION ? ", and give all its records keys" : ""));
            }
        }
        return lacking;
    }

    /**
     * What was filled in so that faults can strike: {@code topic 'orders' has 'cleanup: compact+delete' for the fault 'compaction'}.
     *
     * @param plain the topics as they are without any fault
     * @param filled the same topics as these faults have them
     */
    static List<String> remarks(List<TopicSettings> plain, List<TopicSettings> filled) {
        List<String> remarks = new ArrayList<>();
        for (int i = 0; i < plain.size(); i++) {
            for (FaultGround each : values()) {
                if (!each.needs.test(plain.get(i)) && each.needs.test(filled.get(i))) {
                    remarks.add("topic '" + plain.get(i).name() + "' has '" + each.key + ": " + each.value
                            + "' for the fault '" + each.kind + "', as the contract leaves it open");
                }
            }
        }
        return remarks;
    }
}
