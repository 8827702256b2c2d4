package io.consumerproof.simulation;

import io.consumerproof.member.Member;
import java.util.Arrays;

/** Who can go on, and what each would do. One object serves a whole run, since a turn is taken right after it was chosen. */
final class Turns {

    private static final int FIRST_CAPACITY = 4;

    private Member[] members = new Member[FIRST_CAPACITY];
    private Step[] steps = new Step[FIRST_CAPACITY];
    private int size;

    void clear() {
        size = 0;
    }

    void add(Member member, Step step) {
        if (size == steps.length) {
            members = Arrays.copyOf(members, 2 * size);
            steps = Arrays.copyOf(steps, 2 * size);
        }
        members[size] = member;
        steps[size] = step;
        size++;
    }

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    Member member(int index) {
        return members[index];
    }

    Step step(int index) {
        return steps[index];
    }

    /** The choice among them. */
    TurnPoint point() {
        return new TurnPoint(Arrays.copyOf(members, size));
    }
}
