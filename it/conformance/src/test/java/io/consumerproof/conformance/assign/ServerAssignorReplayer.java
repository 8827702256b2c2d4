package io.consumerproof.conformance.assign;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.conformance.Replayer;
import io.consumerproof.conformance.VectorFile;
import io.consumerproof.group.ServerAssignor;
import io.consumerproof.group.ServerAssignors;
import io.consumerproof.group.ServerMember;
import io.consumerproof.group.ServerTopic;
import io.consumerproof.history.TopicPartition;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;

/**
 * Assigns as the coordinator of a KIP-848 group does. A file has targets sorted; where a member's target is what the assignor
 * answered in the step before, it comes back in that order.
 */
public final class ServerAssignorReplayer implements Replayer {

    private static final String SUITE = "server assignor ";

    @Override
    public boolean claims(VectorFile file) {
        return file.root().path("suite").asText().startsWith(SUITE);
    }

    @Override
    public void replay(VectorFile file, JsonNode each, Comparison comparison) {
        ServerAssignor assignor = ServerAssignors.named(Assignments.assignor(file, SUITE));
        SortedMap<String, List<TopicPartition>> before = new TreeMap<>();
        for (JsonNode step : each.get("steps")) {
            comparison.step();
            String where = "step '" + step.get("change").asText() + "'";
            List<ServerMember> members = members(step, before);
            comparison.same(
                    where + ", subscription type",
                    step.get("subscriptionType").asText(),
                    ServerMember.readTheSame(members) ? "Homogeneous" : "Heterogeneous");
            before = assignor.assign(topics(each, step), members);
            comparison.same(where, Assignments.observed(step), Assignments.sorted(before));
        }
    }

    private static List<ServerTopic> topics(JsonNode each, JsonNode step) {
        List<ServerTopic> topics = new ArrayList<>();
        for (String topic : Assignments.texts(each.get("topicIterationOrder"))) {
            if (step.get("topics").has(topic)) {
                ByteBuffer id = ByteBuffer.wrap(Base64.getUrlDecoder()
                        .decode(each.get("topicIds").get(topic).asText()));
                int partitions = step.get("topics").get(topic).intValue();
                topics.add(new ServerTopic(topic, new UUID(id.getLong(), id.getLong()), partitions));
            }
        }
        return topics;
    }

    private static List<ServerMember> members(JsonNode step, SortedMap<String, List<TopicPartition>> before) {
        List<ServerMember> members = new ArrayList<>();
        for (String id : Assignments.texts(step.get("memberIterationOrder"))) {
            JsonNode member = step.get("members").get(id);
            List<TopicPartition> target = Assignments.partitions(member.get("currentTarget"));
            List<TopicPartition> answered = before.getOrDefault(id, List.of());
            boolean unchanged = new TreeSet<>(answered).equals(new TreeSet<>(target));
            members.add(new ServerMember(
                    id,
                    member.path("instanceId").asText(null),
                    Assignments.texts(member.get("topics")),
                    unchanged ? answered : target));
        }
        return members;
    }
}
