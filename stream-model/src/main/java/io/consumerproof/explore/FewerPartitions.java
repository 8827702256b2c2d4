package io.consumerproof.explore;

/** Gives topics fewer partitions, as few as will do; records of a partition that is gone go to one that is there. */
final class FewerPartitions implements ShrinkPass {

    @Override
    public RunResult shrink(RunResult found, Attempts attempts) {
        RunResult smallest = found;
        int before;
        do {
            before = attempts.accepted();
            for (int topic = 0; topic < found.declared().topics().size(); topic++) {
                smallest = fewest(smallest, topic, attempts);
            }
        } while (attempts.accepted() > before);
        return smallest;
    }

    private static RunResult fewest(RunResult found, int topic, Attempts attempts) {
        int declared = found.declared().topics().get(topic).partitions();
        int missing = found.trims().partitions().getOrDefault(topic, 0);
        for (int fewer = declared - 1; fewer > missing; fewer--) {
            RunResult tried =
                    attempts.smaller(found, found.trace().picks(), found.trims().withFewerPartitions(topic, fewer));
            if (tried != null) {
                return tried;
            }
        }
        return found;
    }
}
