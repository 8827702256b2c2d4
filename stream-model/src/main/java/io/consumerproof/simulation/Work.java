package io.consumerproof.simulation;

import io.consumerproof.history.LogRecord;
import io.consumerproof.member.Holding;

/** A record to be handed over, and the partition it came from as its member sees it. */
record Work(Holding holding, LogRecord record) {}
