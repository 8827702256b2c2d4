package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes down a case of {@code ops}. Keeps count of offsets, so that a program can name one that means something. */
final class LogProgram {

    private static final List<String> TRANSACTIONS = List.of("x", "y", "z");

    private final ObjectNode program = JsonNodeFactory.instance.objectNode();
    private final ArrayNode ops;
    private final Prng random;
    private final long[] ends;
    /** By name of an open transaction: where it has written. */
    private final Map<String, boolean[]> open = new TreeMap<>();

    private int values;

    LogProgram(Prng random, String name, int partitions, Map<String, String> config) {
        this.random = random;
        this.ends = new long[partitions];
        program.put("name", name);
        program.put("partitions", partitions);
        ObjectNode settings = program.putObject("config");
        new TreeMap<>(config).forEach(settings::put);
        this.ops = program.putArray("ops");
    }

    ObjectNode program() {
        return program;
    }

    int anyPartition() {
        return random.nextInt(ends.length);
    }

    int partitions() {
        return ends.length;
    }

    long end(int partition) {
        return ends[partition];
    }

    ObjectNode op(String name) {
        return ops.addObject().put("op", name);
    }

    ObjectNode op(String name, int partition) {
        return op(name).put("partition", partition);
    }

    /** One record; {@code ts} null leaves the timestamp to the producer. */
    void send(int partition, @Nullable String key, @Nullable String value, @Nullable Long ts) {
        ObjectNode op = op("send", partition);
        write(op, key, value, ts);
        ends[partition]++;
    }

    String nextValue() {
        return "v" + values++;
    }

    void batch(int partition, String compression, List<String> keys, List<Long> timestamps) {
        ArrayNode records =
                op("sendBatch", partition).put("compression", compression).putArray("records");
        for (int i = 0; i < keys.size(); i++) {
            write(records.addObject(), keys.get(i), nextValue(), timestamps.get(i));
        }
        ends[partition] += keys.size();
    }

    /** Goes on with one of three transactions: begins it, sends in it or ends it. */
    void someTransaction(int partition, String key, @Nullable Long ts) {
        String name = TRANSACTIONS.get(random.nextInt(TRANSACTIONS.size()));
        if (!open.containsKey(name)) {
            begin(name);
        } else if (random.nextInt(5) < 3) {
            transactional(name, partition, key, ts);
        } else {
            end(name, random.nextInt(2) == 0);
        }
    }

    boolean isOpen() {
        return !open.isEmpty();
    }

    void begin(String name) {
        op("begin").put("txn", name);
        open.put(name, new boolean[ends.length]);
    }

    void transactional(String name, int partition, String key, @Nullable Long ts) {
        write(op("txnSend").put("txn", name).put("partition", partition), key, nextValue(), ts);
        ends[partition]++;
        open.getOrDefault(name, new boolean[ends.length])[partition] = true;
    }

    void end(String name, boolean commit) {
        op(commit ? "commit" : "abort").put("txn", name);
        boolean[] written = open.remove(name);
        for (int partition = 0; written != null && partition < ends.length; partition++) {
            ends[partition] += written[partition] ? 1 : 0;
        }
    }

    /** Ends whatever is open, committing and aborting at random. */
    void endAll() {
        List.copyOf(open.keySet()).forEach(name -> end(name, random.nextInt(2) == 0));
    }

    void observe(int partition) {
        op("observe", partition);
    }

    void observeFrom(int partition, long offset) {
        ObjectNode op = op("observeFrom", partition);
        op.putObject("read_uncommitted").put("from", offset);
        op.putObject("read_committed").put("from", offset);
    }

    private static void write(ObjectNode record, @Nullable String key, @Nullable String value, @Nullable Long ts) {
        if (key != null) {
            record.put("key", key);
        }
        record.put("value", value);
        if (ts != null) {
            record.put("ts", ts);
        }
    }

    static ObjectNode file(String suite) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("kafkaVersion", "4.3.1")
                .put("suite", "log: " + suite);
    }
}
