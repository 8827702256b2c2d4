package io.consumerproof.explore;

import io.consumerproof.simulation.FaultPoint;

/** Which pairs of faults are placed: the ones that hid real bugs come before all others. */
enum Pairs {
    ALL {
        @Override
        boolean mayBegin(RecordedFault first) {
            return true;
        }

        @Override
        boolean has(RecordedFault first, RecordedFault second) {
            return true;
        }
    },
    FAVOURITES {
        @Override
        boolean mayBegin(RecordedFault first) {
            return FavouritePair.any(each -> each.mayBegin(first));
        }

        @Override
        boolean has(RecordedFault first, RecordedFault second) {
            return FavouritePair.any(each -> each.is(first, second));
        }
    },
    OTHERS {
        @Override
        boolean mayBegin(RecordedFault first) {
            return true;
        }

        @Override
        boolean has(RecordedFault first, RecordedFault second) {
            return !FAVOURITES.has(first, second);
        }
    };

    /** A fault and where it strikes. */
    record RecordedFault(FaultPoint point, int option) {}

    abstract boolean mayBegin(RecordedFault first);

    abstract boolean has(RecordedFault first, RecordedFault second);
}
