package io.consumerproof.group;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Which server-side assignor a group uses: the one that most members ask for, else uniform.
 *
 * @source Kafka 4.3, ConsumerGroup.computePreferredServerAssignor: of equals the first in a hash table
 */
final class PreferredAssignor {

    private PreferredAssignor() {}

    static ServerAssignor of(List<ConsumerGroupMember> members) {
        List<String> asked = new ArrayList<>();
        for (ConsumerGroupMember each : members) {
            if (each.assignor != null) {
                asked.add(each.assignor);
            }
        }
        ServerAssignor preferred = ServerAssignors.UNIFORM;
        long most = 0;
        for (String name : HashOrder.grown(new TreeSet<>(asked), String::hashCode)) {
            long votes = asked.stream().filter(name::equals).count();
            if (votes > most) {
                most = votes;
                preferred = ServerAssignors.named(name);
            }
        }
        return preferred;
    }
}
