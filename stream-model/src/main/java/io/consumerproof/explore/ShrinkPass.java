package io.consumerproof.explore;

/** One way of making a run smaller. Every pass is an entry of {@link ShrinkPasses}. */
interface ShrinkPass {

    /**
     * Makes {@code found} smaller, again and again, as long as {@code attempts} accept it.
     *
     * @return the smallest run; {@code found} itself if no single step of this pass makes it smaller
     */
    RunResult shrink(RunResult found, Attempts attempts);
}
