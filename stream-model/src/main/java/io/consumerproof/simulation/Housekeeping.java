package io.consumerproof.simulation;

import io.consumerproof.log.Partition;
import io.consumerproof.log.TopicRules;
import java.util.ArrayList;
import java.util.List;

/**
 * What brokers do to logs as time passes: retention and compaction, where a topic asks for them. It happens while members still have
 * something to wait for, and never keeps a run going by itself. The first time comes one interval after the run's start.
 *
 * @source Kafka 4.3, LogManager.startup: log.retention.check.interval.ms, 5 min; CleanerConfig: log.cleaner.backoff.ms, 15 s; when the
 *     first time comes is ours
 */
final class Housekeeping {

    static final long RETENTION_INTERVAL_MICROS = 300_000_000;
    static final long CLEANER_BACKOFF_MICROS = 15_000_000;
    private static final long NEVER = Long.MAX_VALUE;

    private final Run run;
    private final LogLife life;
    private long retentionDueMicros = NEVER;
    private long cleaningDueMicros = NEVER;
    private boolean retains;
    private boolean cleans;

    Housekeeping(Run run) {
        this.run = run;
        this.life = new LogLife(run);
    }

    /** A topic with these rules was created. */
    void take(TopicRules rules) {
        if (rules.compacts() && cleaningDueMicros == NEVER) {
            cleaningDueMicros = run.nowMicros + CLEANER_BACKOFF_MICROS;
        }
        boolean limited = rules.retentionMillis() >= 0 || rules.retentionBytes() >= 0;
        if (!rules.compacts() && limited && retentionDueMicros == NEVER) {
            retentionDueMicros = run.nowMicros + RETENTION_INTERVAL_MICROS;
        }
    }

    /** When brokers look at logs next; {@link Long#MAX_VALUE} if no topic asks for it. */
    long nextMicros() {
        return Math.min(retentionDueMicros, cleaningDueMicros);
    }

    /**
     * Does what is due. While a member has a record in memory that it will hand over again, the brokers' turn has not come yet:
     * what it has in memory they cannot take from it.
     */
    void work() {
        if (retentionDueMicros <= run.nowMicros) {
            retains = true;
            retentionDueMicros = next(retentionDueMicros, RETENTION_INTERVAL_MICROS);
        }
        if (cleaningDueMicros <= run.nowMicros) {
            cleans = true;
            cleaningDueMicros = next(cleaningDueMicros, CLEANER_BACKOFF_MICROS);
        }
        if ((retains || cleans) && run.partitions().stream().noneMatch(life::isRetried)) {
            workNow();
        }
    }

    private long next(long dueMicros, long intervalMicros) {
        return dueMicros + ((run.nowMicros - dueMicros) / intervalMicros + 1) * intervalMicros;
    }

    private void workNow() {
        List<Inventory> before = new ArrayList<>();
        for (Partition each : run.partitions()) {
            before.add(new Inventory(each));
        }
        long nowMillis = run.nowMicros / 1_000;
        if (retains) {
            run.log.retain(nowMillis);
        }
        if (cleans) {
            run.log.clean(nowMillis);
        }
        retains = false;
        cleans = false;
        before.forEach(each -> each.compare(run, life));
    }
}
