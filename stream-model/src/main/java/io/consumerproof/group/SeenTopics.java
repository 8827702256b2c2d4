package io.consumerproof.group;

import java.util.List;

/**
 * The subscribed topics as they were when a group under the consumer protocol last looked.
 *
 * @source KIP-848; Kafka 4.3, ModernGroup.hasMetadataExpired, and TopicMetadata hashes
 */
final class SeenTopics {

    /** Whether any member is subscribed to a topic. */
    @FunctionalInterface
    interface Reads {
        boolean any(String topic);
    }

    private final ServerTopics topics;
    private final Reads reads;
    private List<ServerTopic> seen = List.of();
    private int version = -1;

    SeenTopics(ServerTopics topics, Reads reads) {
        this.topics = topics;
        this.reads = reads;
    }

    /** Looks again; returns whether there is anything new, which a changed subscription always is. */
    boolean look(boolean subscriptionChanged) {
        if (!subscriptionChanged && topics.version() == version) {
            return false;
        }
        List<ServerTopic> now =
                topics.all().stream().filter(each -> reads.any(each.name())).toList();
        boolean changed = subscriptionChanged || !now.equals(seen);
        seen = now;
        version = topics.version();
        return changed;
    }
}
