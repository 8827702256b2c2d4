package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Takes one member one step towards its target assignment: first it gives up what is no longer its own, then it gets what is
 * free, in the end the rest as others give it up.
 *
 * @source KIP-848; Kafka 4.3, CurrentAssignmentBuilder
 */
final class Reconciliation {

    /** Tells whether another member holds a partition. */
    @FunctionalInterface
    interface Held {
        boolean byOthers(TopicPartition partition);
    }

    private final ConsumerGroupMember member;
    private final int targetEpoch;
    private final List<TopicPartition> target;
    private final @Nullable List<TopicPartition> owned;
    private final Held held;

    /**
     * One step.
     *
     * @param target what the member shall have at {@code targetEpoch}
     * @param owned what it says it holds, or null if it does not say
     */
    Reconciliation(
            ConsumerGroupMember member,
            int targetEpoch,
            List<TopicPartition> target,
            @Nullable List<TopicPartition> owned,
            Held held) {
        this.member = member;
        this.targetEpoch = targetEpoch;
        this.target = target.stream()
                .filter(each -> member.topics.contains(each.topic()))
                .toList();
        this.owned = owned;
        this.held = held;
    }

    /** Changes the member; returns what was found. */
    ReconcileEvent step(boolean subscriptionChanged) {
        ReconcileEvent event =
                switch (member.state) {
                    case STABLE -> member.epoch != targetEpoch ? advance() : keep(subscriptionChanged);
                    case UNREVOKED_PARTITIONS -> stillOwns(member.revoking) ? keep(subscriptionChanged) : advance();
                    case UNRELEASED_PARTITIONS -> advance();
                };
        member.state = ReconcileEdge.of(member.state, event).to;
        return event;
    }

    private ReconcileEvent keep(boolean subscriptionChanged) {
        return subscriptionChanged ? dropUnsubscribed() : ReconcileEvent.UNCHANGED;
    }

    /** Takes away at once what the member does not subscribe to any more. */
    private ReconcileEvent dropUnsubscribed() {
        TreeMap<TopicPartition, Integer> kept = new TreeMap<>(member.assigned);
        TreeMap<TopicPartition, Integer> dropped = new TreeMap<>(member.revoking);
        member.assigned.forEach((partition, since) -> {
            if (!member.topics.contains(partition.topic())) {
                kept.remove(partition);
                dropped.put(partition, since);
            }
        });
        if (kept.size() == member.assigned.size()) {
            return ReconcileEvent.UNCHANGED;
        }
        member.moveTo(member.epoch);
        member.assigned = kept;
        if (!stillOwns(dropped)) {
            return ReconcileEvent.UNCHANGED;
        }
        member.revoking = dropped;
        return ReconcileEvent.MUST_REVOKE;
    }

    private ReconcileEvent advance() {
        TreeMap<TopicPartition, Integer> kept = new TreeMap<>();
        TreeMap<TopicPartition, Integer> surplus = new TreeMap<>();
        for (Map.Entry<TopicPartition, Integer> each : member.assigned.entrySet()) {
            (target.contains(each.getKey()) ? kept : surplus).put(each.getKey(), each.getValue());
        }
        if (stillOwns(surplus)) {
            member.moveTo(member.epoch);
            member.assigned = kept;
            member.revoking = surplus;
            return ReconcileEvent.MUST_REVOKE;
        }
        List<TopicPartition> free = free(kept);
        boolean waits = kept.size() + free.size() < target.size();
        free.forEach(partition -> kept.put(partition, targetEpoch));
        member.moveTo(targetEpoch);
        member.assigned = kept;
        member.revoking = new TreeMap<>();
        return waits ? ReconcileEvent.OTHERS_HOLD : ReconcileEvent.COMPLETE;
    }

    /** What is missing and not held by another member. */
    private List<TopicPartition> free(TreeMap<TopicPartition, Integer> kept) {
        List<TopicPartition> free = new ArrayList<>();
        for (TopicPartition partition : target) {
            if (!kept.containsKey(partition) && !held.byOthers(partition)) {
                free.add(partition);
            }
        }
        return free;
    }

    private boolean stillOwns(TreeMap<TopicPartition, Integer> given) {
        return !given.isEmpty() && (owned == null || owned.stream().anyMatch(given::containsKey));
    }
}
