package io.consumerproof.member;

import io.consumerproof.group.JoinRequest;
import io.consumerproof.group.Offer;
import io.consumerproof.group.Subscription;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * What a joining member tells each of its assignors.
 *
 * @source Kafka 4.3, ConsumerCoordinator.metadata
 */
final class ClassicOffers {

    private static final String COOPERATIVE = "cooperative-sticky";
    private static final String STICKY = "sticky";

    private final ConsumerSettings settings;
    private List<TopicPartition> lastAssignment = List.of();
    private int lastGeneration = Subscription.NO_GENERATION;

    private @Nullable SortedSet<String> lastTopics;
    private List<String> lastWanted = List.of();

    ClassicOffers(ConsumerSettings settings) {
        this.settings = settings;
    }

    /**
     * Whether members keep what they have while they join: only if every assignor can do with it.
     *
     * @source ConsumerCoordinator, Kafka 4.3: the highest protocol that all assignors support
     */
    boolean isCooperative() {
        return settings.assignors().size() == 1 && settings.assignors().get(0).equals(COOPERATIVE);
    }

    /**
     * What the sticky assignor remembers of this member, also after it was removed from its group.
     *
     * @source StickyAssignor.onAssignment, Kafka 4.3
     */
    void remember(List<TopicPartition> assigned, int generation) {
        lastAssignment = assigned;
        lastGeneration = generation;
    }

    JoinRequest request(
            String memberId, boolean isNew, SortedSet<String> topics, List<TopicPartition> owned, int generation) {
        return new JoinRequest(
                memberId,
                isNew,
                settings.instanceId(),
                settings.sessionMicros(),
                settings.pollIntervalMicros(),
                of(memberId, topics, owned, generation));
    }

    private List<Offer> of(String memberId, SortedSet<String> topics, List<TopicPartition> owned, int generation) {
        List<String> assignors = settings.assignors();
        List<String> wanted = listOf(topics);
        List<Offer> offers = new ArrayList<>(assignors.size());
        for (int i = 0; i < assignors.size(); i++) {
            boolean remembers = assignors.get(i).equals(STICKY);
            offers.add(new Offer(
                    assignors.get(i),
                    new Subscription(
                            memberId,
                            settings.instanceId(),
                            null,
                            wanted,
                            remembers ? lastAssignment : owned,
                            remembers ? lastGeneration : generation)));
        }
        return offers;
    }

    /** The same set of topics comes with every join, until the member subscribes to another. */
    private List<String> listOf(SortedSet<String> topics) {
        if (topics != lastTopics) {
            lastTopics = topics;
            lastWanted = List.copyOf(topics);
        }
        return lastWanted;
    }
}
