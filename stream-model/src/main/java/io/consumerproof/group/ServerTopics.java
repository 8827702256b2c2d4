package io.consumerproof.group;

import java.util.List;

/**
 * The topics as a coordinator learns of them.
 *
 * @source Kafka 4.3, MetadataImage as GroupMetadataManager gets it
 */
public interface ServerTopics {

    /** Every topic there is, in the order in which the coordinator walks through them. */
    List<ServerTopic> all();

    /** Grows whenever {@link #all} changes. */
    int version();
}
