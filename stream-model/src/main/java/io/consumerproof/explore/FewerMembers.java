package io.consumerproof.explore;

import io.consumerproof.scenario.Trims;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lets fewer members of a group start; one of each group stays. */
final class FewerMembers implements ShrinkPass {

    /** A member that would start: its group and its number there. */
    private record Seat(int group, int number) {}

    @Override
    public RunResult shrink(RunResult found, Attempts attempts) {
        Chunks<Seat> chunks = new Chunks<>(FewerMembers::taken, (smallest, some) -> without(smallest, some, attempts));
        return chunks.shrink(found);
    }

    /** The seats that are taken; of a group, those without an instance id are behind the others. */
    private static List<Seat> taken(RunResult run) {
        List<Seat> seats = new ArrayList<>();
        for (int group = 0; group < run.declared().groups().size(); group++) {
            for (int number = 1; number <= members(run, group); number++) {
                if (!run.trims().membersOf(group).contains(number)) {
                    seats.add(new Seat(group, number));
                }
            }
        }
        return seats;
    }

    private static int members(RunResult run, int group) {
        return run.declared().groups().get(group).members();
    }

    private static @Nullable RunResult without(RunResult smallest, List<Seat> some, Attempts attempts) {
        Trims trims = smallest.trims();
        for (Seat each : some) {
            trims = trims.withoutMember(each.group, each.number);
        }
        boolean leavesSomebody = true;
        for (Seat each : some) {
            leavesSomebody &= trims.membersOf(each.group).size() < members(smallest, each.group);
        }
        return leavesSomebody ? attempts.smaller(smallest, smallest.trace().picks(), trims) : null;
    }
}
