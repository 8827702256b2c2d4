package io.consumerproof.conformance.assign;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.conformance.Replayer;
import io.consumerproof.conformance.VectorFile;
import io.consumerproof.group.Assignor;
import io.consumerproof.group.Assignors;
import io.consumerproof.group.Subscription;
import io.consumerproof.group.TopicLayout;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Assigns as the leader of a classic group does; every step stands alone. */
public final class ClientAssignorReplayer implements Replayer {

    private static final String SUITE = "assignor ";

    @Override
    public boolean claims(VectorFile file) {
        return file.root().path("suite").asText().startsWith(SUITE);
    }

    @Override
    public void replay(VectorFile file, JsonNode each, Comparison comparison) {
        Assignor assignor = Assignors.named(Assignments.assignor(file, SUITE));
        for (JsonNode step : each.get("steps")) {
            comparison.step();
            String where = "step '" + step.get("change").asText() + "'";
            List<Subscription> members = members(step);
            SortedMap<String, List<TopicPartition>> assignment = assignor.assign(layout(step), members);
            comparison.same(where, Assignments.observed(step), assignment);
            if (step.has("someoneRevokedSoRejoin")) {
                comparison.same(
                        where + ", someone revokes",
                        step.get("someoneRevokedSoRejoin").booleanValue(),
                        someoneRevokes(members, assignment));
            }
        }
    }

    private static boolean someoneRevokes(
            List<Subscription> members, SortedMap<String, List<TopicPartition>> assignment) {
        return members.stream()
                .anyMatch(member ->
                        !assignment.getOrDefault(member.memberId(), List.of()).containsAll(member.owned()));
    }

    private static TopicLayout layout(JsonNode step) {
        SortedMap<String, Integer> partitions = new TreeMap<>();
        step.get("topics")
                .properties()
                .forEach(
                        topic -> partitions.put(topic.getKey(), topic.getValue().intValue()));
        SortedMap<String, List<List<String>>> racks = new TreeMap<>();
        step.path("replicaRacks").properties().forEach(topic -> {
            List<List<String>> byPartition = new ArrayList<>();
            topic.getValue().forEach(replicas -> byPartition.add(Assignments.texts(replicas)));
            racks.put(topic.getKey(), byPartition);
        });
        return new TopicLayout(partitions, racks);
    }

    private static List<Subscription> members(JsonNode step) {
        List<Subscription> members = new ArrayList<>();
        step.get("members").properties().forEach(each -> {
            JsonNode member = each.getValue();
            members.add(new Subscription(
                    each.getKey(),
                    member.path("instanceId").asText(null),
                    member.path("rack").asText(null),
                    Assignments.texts(member.get("topics")),
                    Assignments.partitions(member.path("owned")),
                    member.path("generation").asInt(Subscription.NO_GENERATION)));
        });
        return members;
    }
}
