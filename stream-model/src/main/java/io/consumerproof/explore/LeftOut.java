package io.consumerproof.explore;

import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.TopicSettings;
import java.util.ArrayList;
import java.util.List;

/** Says how many of the declared members and partitions a told run has, where it does not have all of them. */
final class LeftOut {

    private LeftOut() {}

    /**
     * {@code needs only 1 of the 2 members of notifier and 1 of the 2 partitions of orders}; empty for a run that has all. How many
     * records it has, the head of its story says.
     */
    static String sentence(RunResult run) {
        List<String> parts = new ArrayList<>();
        List<GroupSettings> groups = run.declared().groups();
        for (int i = 0; i < groups.size(); i++) {
            GroupSettings declared = groups.get(i);
            part(parts, run.trims().of(i, declared).members(), declared.members(), "members of " + declared.name());
        }
        List<TopicSettings> topics = run.declared().topics();
        for (int i = 0; i < topics.size(); i++) {
            TopicSettings declared = topics.get(i);
            int present = run.trims().of(i, declared).partitions();
            part(parts, present, declared.partitions(), "partitions of " + declared.name());
        }
        if (parts.isEmpty()) {
            return "";
        }
        String last = parts.remove(parts.size() - 1);
        return "needs only " + (parts.isEmpty() ? last : String.join(", ", parts) + " and " + last);
    }

    private static void part(List<String> parts, int present, int declared, String what) {
        if (present < declared) {
            parts.add(present + " of the " + declared + " " + what);
        }
    }
}
