package io.consumerproof.simulation;

import io.consumerproof.member.Member;

/** A member that can go on, and what it would do. */
record Turn(Member member, Step step) {}
