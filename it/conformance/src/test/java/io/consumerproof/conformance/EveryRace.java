package io.consumerproof.conformance;

import io.consumerproof.group.Race;

/**
 * Plays a case once more for every way in which its races may go, until the model does what was observed. Only what {@code Races}
 * lists may go another way.
 */
public final class EveryRace {

    /** Far more than any case has; ends what would take too long. */
    private static final int MOST = 5_000;

    /** One case. */
    @FunctionalInterface
    public interface Play {

        /** Plays it from its beginning, with races that go as {@code race} says. */
        void with(Race race, Comparison comparison);
    }

    private EveryRace() {}

    /**
     * Compares; where no way is the observed one, {@code comparison} has what differs the usual way, or the first difference of
     * a way that went further.
     */
    public static void play(Play play, Comparison comparison) {
        Comparison usual = new Comparison();
        play.with(Race.USUAL, usual);
        comparison.adopt(usual.differences().isEmpty() ? usual : another(play, usual));
    }

    private static Comparison another(Play play, Comparison otherwise) {
        RaceOdometer race = new RaceOdometer();
        Comparison furthest = otherwise;
        int most = 0;
        for (int i = 0; i < MOST; i++) {
            Comparison strict = Comparison.strict();
            try {
                play.with(race, strict);
                return strict;
            } catch (DiffersException differs) {
                boolean isUsual = i == 0;
                if (isUsual || strict.steps() > most) {
                    furthest = isUsual ? otherwise : strict;
                    most = strict.steps();
                }
                if (!race.advance()) {
                    return furthest;
                }
            }
        }
        return furthest;
    }
}
