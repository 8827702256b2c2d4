package io.consumerproof.explore;

/**
 * Where a search is, for a watchdog and for a progress line.
 *
 * @param run the number of the run that is being made, from 1; 0 before the first
 * @param where what user code is being run for: {@code orders-0@1 by member-1}; empty outside user code
 * @param token the spelling of the run's picks so far, so that it can be replayed
 */
public record Progress(long run, String where, String token) {}
