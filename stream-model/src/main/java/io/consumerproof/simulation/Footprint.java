package io.consumerproof.simulation;

import io.consumerproof.member.Member;

/**
 * A number that changes with everything that outlives the member whose turn it is: events, time, what other members do, what user
 * code was told by clock or chance. As long as it stays, that member's death now and its death before come to the same.
 *
 * <p>What user code does to its own objects dies with them. Where objects may be shared between members it counts as well, since
 * nobody can compare them.
 */
final class Footprint {

    private long value = 1;
    private int mover = -1;

    long value() {
        return value;
    }

    void change() {
        value++;
    }

    void move(Member member) {
        if (member.start != mover) {
            mover = member.start;
            value++;
        }
    }

    /** User code goes on behind a point; {@code isolated} if it shares no object with another member's. */
    void goOn(boolean isolated) {
        if (!isolated) {
            value++;
        }
    }
}
