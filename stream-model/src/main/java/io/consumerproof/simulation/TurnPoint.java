package io.consumerproof.simulation;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Prng;
import io.consumerproof.history.MemberId;
import io.consumerproof.member.Member;

/** Several members can go on: whose turn is it? In turn is the dullest. */
public final class TurnPoint implements ChoicePoint {

    private final Member[] able;

    TurnPoint(Member[] able) {
        this.able = able;
    }

    /** Who goes on by {@code option}, from 0. */
    public MemberId member(int option) {
        return able[option].id;
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
        return able.length;
    }

    @Override
    public String option(int option) {
        return able[option].id + " goes on";
    }

    @Override
    public String place() {
        return "turn of " + able[0].id;
    }

    @Override
    public long key() {
        return Prng.mix(-1 - able[0].id.number());
    }
}
