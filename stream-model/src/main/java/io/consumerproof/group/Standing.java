package io.consumerproof.group;

import org.jspecify.annotations.Nullable;

/**
 * As whom somebody commits to a group.
 *
 * @param group the group's name
 * @param memberId empty for somebody who is no member
 * @param generation the generation (classic) or member epoch (KIP-848), {@link #NO_GENERATION} for somebody who is no member
 * @param instanceId the static member's instance id, or null
 * @source Kafka 4.3, ConsumerGroupMetadata
 */
public record Standing(
        String group,
        String memberId,
        int generation,
        @Nullable String instanceId) {

    /** The generation of somebody who is no member. */
    public static final int NO_GENERATION = -1;

    /** Somebody who is no member: an administrator, a consumer with a manual assignment. */
    public static Standing outside(String group) {
        return new Standing(group, "", NO_GENERATION, null);
    }

    /** Whether it claims nothing at all. */
    public boolean isOutside() {
        return generation < 0 && memberId.isEmpty() && instanceId == null;
    }
}
