package io.consumerproof.benchmarks;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogRecord;
import io.consumerproof.log.Log;
import io.consumerproof.log.Partition;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One record through our log: appended, fetched in a batch and looked at. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class AppendAndFetch {

    /** Records a batch, on both sides. */
    static final int BATCH = 500;

    /** A new log begins here: a million records, so that growing and packing count. */
    private static final int LONGEST = 2_000 * BATCH;

    private final Bytes key = Bytes.utf8("o-1");
    private final Bytes value = Bytes.utf8("{\"id\":\"e1\",\"type\":\"OrderCreated\",\"revision\":1}");
    private final List<LogRecord> batch = new ArrayList<>(BATCH);
    private Partition partition = emptyPartition();

    /** Appends a batch, fetches it and adds up its offsets. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long appendAndFetch() {
        if (partition.endOffset() == LONGEST) {
            partition = emptyPartition();
        }
        long from = partition.endOffset();
        for (int i = 0; i < BATCH; i++) {
            partition.append(i, i, key, value, List.of());
        }
        batch.clear();
        partition.fetch(from, BATCH, Isolation.READ_UNCOMMITTED, batch);
        long sum = 0;
        for (LogRecord record : batch) {
            sum += record.offset();
        }
        return sum;
    }

    private static Partition emptyPartition() {
        Log log = new Log();
        log.createTopic("orders", 1);
        return log.partitionsOf("orders").get(0);
    }
}
