package io.consumerproof.history;

/** What happened to the run as a whole. */
public sealed interface RunEvent extends Event {

    @Override
    default Family family() {
        return Family.RUN;
    }

    /** What a state was captured for. */
    enum Moment {
        BEFORE_REPLAY,
        END
    }

    /** Nothing is left to do until something new is asked for. */
    record Drained(long atMicros) implements RunEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.drained(this);
        }
    }

    /** Traffic has stopped; every member is closed and started again. */
    record Restarted(long atMicros) implements RunEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.restarted(this);
        }
    }

    /**
     * The real system races here, and what happens is not the usual.
     *
     * @param outcome what comes of it, a short phrase
     */
    record RaceTurned(long atMicros, String outcome) implements RunEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.raceTurned(this);
        }
    }

    /** What survives a crash, as it is now; empty where the run holds no durable state. */
    record StateCaptured(long atMicros, Moment moment, DurableState state) implements RunEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.stateCaptured(this);
        }
    }
}
