package io.consumerproof.conformance.live.coordinator;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Prng;
import io.consumerproof.conformance.live.Seeds;
import io.consumerproof.group.Heartbeat;
import io.consumerproof.group.ServerTopic;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.common.Uuid;
import org.junit.jupiter.api.Test;

/** The model's coordinator of the consumer protocol answers every heartbeat as Kafka's does. */
class CoordinatorLiveTest {

    private static final int GROUPS = 500;
    private static final int REQUESTS = 40;
    private static final int TOLD = 3;

    private final List<String> differences = new ArrayList<>();
    private int requests;
    private int different;

    @Test
    void theModelAnswersAsKafkasCoordinatorDoes() {
        for (long seed : Seeds.chosen()) {
            for (int number = 0; number < GROUPS; number++) {
                run(seed, number);
            }
        }
        System.out.println(
                "group coordinator, consumer protocol: " + requests + " requests, " + different + " differences");
        assertThat(differences).isEmpty();
        assertThat(requests).isPositive();
    }

    private void run(long seed, int number) {
        Prng random = new Prng(Prng.mix(seed + 1) + number);
        List<ServerTopic> topics = topics(random);
        KafkaGroup kafka = new KafkaGroup(topics);
        ModelGroup model = new ModelGroup(topics);
        Requests members =
                new Requests(random, topics.stream().map(ServerTopic::name).toList());
        List<String> story = new ArrayList<>();
        long now = 0;
        for (int i = 0; i < REQUESTS && members.mayGoOn(); i++) {
            now += 1_000L * random.nextInt(random.nextInt(12) == 0 ? 1_500 : 120);
            kafka.advanceTo(now);
            model.advanceTo(now);
            Heartbeat request = members.next();
            String theirs = kafka.heartbeat(request);
            String ours = model.heartbeat(request);
            story.add("t=" + now / 1000 + "ms " + request + " -> " + theirs);
            requests++;
            if (!theirs.equals(ours)) {
                tell(seed, number, story, theirs, ours);
                return;
            }
            members.answered(request, theirs);
        }
    }

    private void tell(long seed, int number, List<String> story, String theirs, String ours) {
        different++;
        if (differences.size() < TOLD) {
            differences.add("seed " + seed + ", group " + number + ": Kafka '" + theirs + "', model '" + ours + "'\n  "
                    + String.join("\n  ", story));
        }
    }

    /** One or two, in the order of the hash table in which the coordinator has their ids. */
    private static List<ServerTopic> topics(Prng random) {
        Map<Uuid, ServerTopic> topics = new HashMap<>();
        for (int i = 0; i < 1 + random.nextInt(2); i++) {
            UUID id = new UUID(random.nextLong(), random.nextLong());
            topics.put(
                    new Uuid(id.getMostSignificantBits(), id.getLeastSignificantBits()),
                    new ServerTopic("t" + i, id, 1 + random.nextInt(6)));
        }
        return List.copyOf(topics.values());
    }
}
