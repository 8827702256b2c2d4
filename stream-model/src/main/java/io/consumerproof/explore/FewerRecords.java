package io.consumerproof.explore;

/** Leaves out records of the program's own traffic; the others keep their order, and faults their places by content. */
final class FewerRecords implements ShrinkPass {

    @Override
    public RunResult shrink(RunResult found, Attempts attempts) {
        Chunks<Integer> chunks = new Chunks<>(
                RunResult::traffic,
                (smallest, some) -> attempts.smaller(
                        smallest, smallest.trace().picks(), smallest.trims().withoutRecords(some)));
        return chunks.shrink(found);
    }
}
