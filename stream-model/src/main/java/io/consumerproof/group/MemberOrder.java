package io.consumerproof.group;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * The order in which members are dealt partitions: static ones first, by instance id, then dynamic ones by member id, both as
 * plain strings, so that {@code m10} comes before {@code m2}.
 *
 * @source Kafka 4.3, AbstractPartitionAssignor.MemberInfo
 */
final class MemberOrder implements Comparator<Subscription> {

    static final MemberOrder OF_MEMBERS = new MemberOrder();

    private MemberOrder() {}

    @Override
    public int compare(Subscription one, Subscription other) {
        @Nullable String instance = one.instanceId();
        @Nullable String otherInstance = other.instanceId();
        if (instance != null && otherInstance != null) {
            return instance.compareTo(otherInstance);
        }
        if (instance != null || otherInstance != null) {
            return instance != null ? -1 : 1;
        }
        return one.memberId().compareTo(other.memberId());
    }
}
