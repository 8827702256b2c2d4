package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.UUID;

/**
 * What a coordinator knows of a topic when it assigns.
 *
 * @param name its name
 * @param id its id, which decides where nothing else does
 * @param partitions its number of partitions, 1 or more
 * @source Kafka 4.3, SubscribedTopicDescriberImpl over TopicImage
 */
public record ServerTopic(String name, UUID id, int partitions) {

    TopicPartition partition(int number) {
        return new TopicPartition(name, number);
    }
}
