package io.consumerproof.cluster;

import io.consumerproof.group.BrokerSettings;
import io.consumerproof.group.Race;
import io.consumerproof.group.Timed;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Intake;
import io.consumerproof.log.Intakes;
import io.consumerproof.log.Log;
import java.util.ArrayList;
import java.util.List;

/**
 * The brokers of one run and their virtual time: the log, the groups by name, everything that acts by itself.
 *
 * @source ours: one broker's worth of parts under one clock; each part has its own
 */
public final class Cluster {

    private final BrokerSettings settings;
    private final Race race;
    private final Log log = new Log();
    private final Groups groups = new Groups(this);
    private final Intakes intakes = new Intakes(log);
    private final TransactionCoordinator transactions;
    private final List<Timed> attached = new ArrayList<>();
    private long nowMicros;
    private int identities;

    /** A cluster without topics and groups at time 0. */
    public Cluster(BrokerSettings settings) {
        this(settings, Race.USUAL);
    }

    /** The same; {@code race} decides where the real system races. */
    public Cluster(BrokerSettings settings, Race race) {
        this.settings = settings;
        this.race = race;
        transactions = new TransactionCoordinator(this, settings.transactionCleanupMicros());
    }

    public BrokerSettings settings() {
        return settings;
    }

    /** Who decides where the real system races. */
    public Race race() {
        return race;
    }

    public Log log() {
        return log;
    }

    /** The groups and what may be asked of them. */
    public Groups groups() {
        return groups;
    }

    /** Whoever hands out producer ids and ends transactions. */
    public TransactionCoordinator transactions() {
        return transactions;
    }

    /** The leaders' side of all partitions; here topics get several replicas. */
    public Intakes intakes() {
        return intakes;
    }

    /**
     * The leader's side of one partition.
     *
     * @throws IllegalArgumentException if there is no such partition
     */
    public Intake intake(TopicPartition partition) {
        return intakes.of(partition);
    }

    /** Virtual time in microseconds since the run began. */
    public long nowMicros() {
        return nowMicros;
    }

    /** Virtual time in milliseconds, as records are stamped. */
    public long nowMillis() {
        return nowMicros / 1000;
    }

    /** A new id for a process: {@code name-1}, {@code name-2} …, counted over all names. */
    public String newId(String name) {
        identities++;
        return name + "-" + identities;
    }

    /** Lets {@code timed} act when time passes: a client's background, a coordinator. */
    public void attach(Timed timed) {
        attached.add(timed);
    }

    /** Its process is gone; it does not act any more. */
    public void detach(Timed timed) {
        attached.removeIf(each -> each.equals(timed));
    }

    /** The next instant at which anything acts by itself, or {@link Timed#NEVER}. */
    public long nextDeadlineMicros() {
        long next = Math.min(groups.nextDeadlineMicros(), transactions.nextDeadlineMicros());
        for (Timed each : attached) {
            next = Math.min(next, each.nextDeadlineMicros());
        }
        return next;
    }

    /** Lets time pass until {@code micros}; whatever is due before or then acts one after another, in the order of its instants. */
    public void advanceTo(long micros) {
        long next = nextDeadlineMicros();
        while (next <= micros) {
            nowMicros = Math.max(nowMicros, next);
            actNow();
            next = nextDeadlineMicros();
        }
        nowMicros = Math.max(nowMicros, micros);
    }

    /** Lets one of those that are due act: groups first, then transactions, then the others in the order in which they were attached. */
    private void actNow() {
        if (groups.nextDeadlineMicros() <= nowMicros) {
            groups.advance(nowMicros);
            return;
        }
        if (transactions.nextDeadlineMicros() <= nowMicros) {
            transactions.advance(nowMicros);
            return;
        }
        for (Timed each : List.copyOf(attached)) {
            if (each.nextDeadlineMicros() <= nowMicros) {
                each.advance(nowMicros);
                return;
            }
        }
    }
}
