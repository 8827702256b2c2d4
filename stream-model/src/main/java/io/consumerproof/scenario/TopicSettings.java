package io.consumerproof.scenario;

/**
 * A topic.
 *
 * @param name never empty
 * @param partitions at least 1
 */
public record TopicSettings(String name, int partitions) {

    public TopicSettings {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a topic has no name");
        }
        if (partitions < 1) {
            throw new IllegalArgumentException(
                    "topic '" + name + "' has " + partitions + " partitions, the least is 1");
        }
    }
}
