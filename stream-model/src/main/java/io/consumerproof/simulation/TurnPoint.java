package io.consumerproof.simulation;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Prng;
import io.consumerproof.history.MemberId;

/** Several members can go on: whose turn is it? In turn is the dullest. */
public final class TurnPoint implements ChoicePoint {

    private final Turn[] able;
    private final int size;

    /** Of {@code able} the first {@code size}. */
    TurnPoint(Turn[] able, int size) {
        this.able = able;
        this.size = size;
    }

    /** Who goes on by {@code option}, from 0. */
    public MemberId member(int option) {
        return able[option].member().id;
    }

    @Override
    public boolean isFault() {
        return false;
    }

    @Override
    public boolean shapesLog() {
        return false;
    }

    @Override
    public int options() {
        return size;
    }

    @Override
    public String option(int option) {
        return able[option].member().id + " goes on";
    }

    @Override
    public String place() {
        return "turn of " + able[0].member().id;
    }

    @Override
    public long key() {
        return Prng.mix(-1 - able[0].member().id.number());
    }
}
