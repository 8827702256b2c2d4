package io.consumerproof.group;

import io.consumerproof.history.MemberId;
import io.consumerproof.history.TopicPartition;
import java.util.List;

/** What a coordinator knows of one member. */
final class Membership {

    /** Stands for a member whose heartbeats arrive. */
    static final long NEVER = Long.MAX_VALUE;

    final MemberId member;
    boolean joined;
    boolean slow;
    /** What it told when it joined; see {@link Subscription}. */
    List<TopicPartition> owned = List.of();

    int ownedGeneration = Subscription.NO_GENERATION;
    long deadlineMicros = NEVER;

    Membership(MemberId member) {
        this.member = member;
    }
}
