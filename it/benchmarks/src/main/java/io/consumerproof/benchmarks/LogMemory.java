package io.consumerproof.benchmarks;

import io.consumerproof.history.Bytes;
import io.consumerproof.log.Log;
import io.consumerproof.log.Partition;
import java.util.List;

/** What a long log takes of the heap. */
final class LogMemory {

    /** Bytes a record that a log may take beside the record's own. */
    static final int ALLOWED = 40;

    private static final int RECORDS = 1_000_000;
    private static final int COLLECTIONS = 4;

    private final Partition partition;
    private long payload;

    LogMemory() {
        Log log = new Log();
        log.createTopic("orders", 1);
        partition = log.partitionsOf("orders").get(0);
    }

    /** Fills the log; bytes of heap a record. */
    double perRecord() {
        long before = used();
        for (int i = 0; i < RECORDS; i++) {
            Bytes key = Bytes.utf8("order-" + i);
            Bytes value = Bytes.utf8("{\"id\":\"e" + i + "\",\"type\":\"OrderCreated\",\"revision\":1}");
            payload += key.size() + value.size();
            partition.append(i, i, key, value, List.of());
        }
        return (double) (used() - before) / partition.size();
    }

    /** Bytes of key and value a record, in the log that was filled. */
    double payloadPerRecord() {
        return (double) payload / partition.size();
    }

    /** Bytes of heap in use after collections. */
    static long used() {
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
