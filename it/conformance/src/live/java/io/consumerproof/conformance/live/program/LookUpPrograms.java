package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Look-up by time over records in any order of timestamps, batches, transactions and deleted records. */
final class LookUpPrograms implements Kind {

    private static final List<String> COMPRESSIONS = List.of("none", "gzip", "zstd");
    /** In thousands of seconds before now: far enough from it that a marker's timestamp is later than all of them. */
    private static final int TIMES = 12;

    @Override
    public String name() {
        return "log: look-up by time";
    }

    @Override
    public ObjectNode file() {
        return LogProgram.file("ListOffsets");
    }

    @Override
    public String parts() {
        return "ops";
    }

    @Override
    public int programs() {
        return 65;
    }

    @Override
    public ObjectNode next(Prng random) {
        LogProgram program = new LogProgram(random, "random", 1, Map.of());
        int rounds = 1 + random.nextInt(2);
        for (int round = 0; round < rounds; round++) {
            int ops = 2 + random.nextInt(7);
            for (int i = 0; i < ops; i++) {
                some(random, program);
            }
            ask(random, program, "read_uncommitted");
            ask(random, program, "read_committed");
        }
        return program.program();
    }

    private static void some(Prng random, LogProgram program) {
        switch (random.nextInt(9)) {
            case 0, 1, 2 -> program.send(0, "a", program.nextValue(), time(random));
            case 3, 4 -> batch(random, program);
            case 5 -> program.op("deleteRecords", 0).put("beforeOffset", random.nextInt((int) program.end(0) + 1));
            default -> program.someTransaction(0, "a", time(random));
        }
    }

    private static void batch(Prng random, LogProgram program) {
        List<String> keys = new ArrayList<>();
        List<Long> times = new ArrayList<>();
        for (int i = 0; i < 2 + random.nextInt(3); i++) {
            keys.add("b");
            times.add(time(random));
        }
        program.batch(0, COMPRESSIONS.get(random.nextInt(COMPRESSIONS.size())), keys, times);
    }

    private static void ask(Prng random, LogProgram program, String isolation) {
        ObjectNode asked =
                program.op("listOffsets", 0).put("isolation", isolation).putObject("byTimestamp");
        for (int i = 0; i < 4; i++) {
            asked.putNull(String.valueOf(time(random) + random.nextInt(3) - 1));
        }
    }

    private static long time(Prng random) {
        return -1_000_000L * (1 + random.nextInt(TIMES));
    }
}
