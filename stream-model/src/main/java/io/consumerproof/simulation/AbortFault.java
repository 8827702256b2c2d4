package io.consumerproof.simulation;

import static io.consumerproof.simulation.FaultOption.ABORT_COPY;
import static io.consumerproof.simulation.FaultOption.ABORT_LATE;

import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.history.LogRecord;
import io.consumerproof.log.Draft;
import io.consumerproof.log.Partition;
import io.consumerproof.scenario.FaultKind;
import java.util.List;

/**
 * A transaction writes a copy of a record and aborts. Only who reads uncommitted records sees the copy; who does not, waits in
 * front of it while the transaction is open.
 *
 * @source KIP-98; Kafka 4.3, TransactionCoordinator.abortTimedOutTransactions; transaction.timeout.ms of ProducerConfig: 60 s
 */
final class AbortFault implements Mishap {

    private static final long TIMEOUT_MICROS = 60_000_000;

    private final Run run;

    AbortFault(Run run) {
        this.run = run;
    }

    @Override
    public long possible(Place place) {
        return place.record() == null || place.isBeforePoll() ? 0 : Faults.only(FaultKind.ABORTED_TRANSACTION);
    }

    @Override
    public void strike(FaultOption option, Place place) {
        Partition partition = place.partition();
        LogRecord source = place.next();
        run.record(new LogEvent.TransactionOpened(run.nowMicros, partition.id(), partition.endOffset()));
        int ordinal = option == ABORT_COPY || option == ABORT_LATE ? Ordinals.aborted(source) : Ordinals.stale(source);
        long producerId = Math.negateExact(ordinal);
        LogRecord copy = partition.append(
                producerId,
                new Draft(ordinal, source.timestampMillis(), source.key(), source.value(), source.headers()));
        run.record(new LogEvent.Appended(run.nowMicros, copy, Origin.ABORTED, source.id(), null));
        OpenTransaction open = new OpenTransaction(partition, producerId, copy, run.nowMicros + TIMEOUT_MICROS);
        if (option == ABORT_LATE) {
            run.transactions.add(open);
        } else {
            end(run, open);
        }
    }

    /** Aborts what has timed out. */
    static void endOverdue(Run run) {
        while (!run.transactions.isEmpty() && run.transactions.get(0).deadlineMicros() <= run.nowMicros) {
            end(run, run.transactions.remove(0));
        }
    }

    private static void end(Run run, OpenTransaction open) {
        Partition partition = open.partition();
        if (partition.endTransaction(open.producerId(), false, run.nowMicros / 1_000)) {
            run.record(new LogEvent.TransactionAborted(
                    run.nowMicros,
                    partition.id(),
                    partition.endOffset() - 1,
                    List.of(open.written().id())));
        }
    }
}
