package io.consumerproof.cluster;

import io.consumerproof.group.ServerTopic;
import io.consumerproof.group.ServerTopics;
import io.consumerproof.log.Log;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * The topics as the coordinators of KIP-848 groups see them, by name.
 *
 * <p>Ids are random in a real cluster; here they are made from the names, so that every run is alike.
 *
 * @source KIP-848; Kafka 4.3, TopicsImage; that ids come from names is ours
 */
final class TopicView implements ServerTopics {

    private final Log log;
    private List<ServerTopic> topics = List.of();
    private int version;

    TopicView(Log log) {
        this.log = log;
    }

    @Override
    public List<ServerTopic> all() {
        if (version() != version) {
            version = version();
            List<ServerTopic> found = new ArrayList<>();
            for (String name : log.topics()) {
                UUID id = UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8));
                found.add(new ServerTopic(name, id, log.partitionsOf(name).size()));
            }
            topics = List.copyOf(found);
        }
        return topics;
    }

    /** Partitions are only added, so their number tells. */
    @Override
    public int version() {
        int partitions = 0;
        for (String name : log.topics()) {
            partitions += log.partitionsOf(name).size();
        }
        return partitions;
    }
}
