package io.consumerproof.simulation;

/**
 * One kind of fault that befalls a log, or what a member gets to see of it: when it may strike, and what it does.
 *
 * @source each fault has its own, and {@link io.consumerproof.scenario.FaultKind#source()}
 */
interface Mishap {

    /** Bits of the options that can strike at {@code place}; what would change nothing there is not among them. */
    long possible(Place place);

    /** Lets {@code option}, one of those that are possible, take its course. */
    void strike(FaultOption option, Place place);
}
