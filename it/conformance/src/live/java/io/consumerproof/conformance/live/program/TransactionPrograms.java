package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;
import java.util.List;
import java.util.Map;

/** Plain and transactional producers side by side, deleted records, both isolation levels. */
final class TransactionPrograms implements Kind {

    @Override
    public String name() {
        return "log: transactions";
    }

    @Override
    public ObjectNode file() {
        return LogProgram.file("transactions, isolation levels, positions");
    }

    @Override
    public String parts() {
        return "ops";
    }

    @Override
    public int programs() {
        return 130;
    }

    @Override
    public ObjectNode next(Prng random) {
        LogProgram program = new LogProgram(random, "random", 1 + random.nextInt(2), Map.of());
        int ops = 5 + random.nextInt(16);
        for (int i = 0; i < ops; i++) {
            some(random, program, program.anyPartition());
        }
        if (random.nextInt(2) == 0) {
            program.endAll();
        }
        for (int partition = 0; partition < program.partitions(); partition++) {
            program.observe(partition);
        }
        return program.program();
    }

    private static void some(Prng random, LogProgram program, int partition) {
        String key = "k" + random.nextInt(3);
        switch (random.nextInt(12)) {
            case 0, 1, 2 -> program.send(partition, random.nextInt(6) == 0 ? null : key, program.nextValue(), null);
            case 3 -> program.batch(partition, "none", List.of(key, "k9"), List.of(-10_000L, -9_999L));
            case 4 -> delete(random, program, partition);
            case 5 -> program.observe(partition);
            default -> program.someTransaction(partition, key, null);
        }
    }

    private static void delete(Prng random, LogProgram program, int partition) {
        long before = random.nextInt((int) program.end(partition) + 3) - 1L;
        program.op("deleteRecords", partition).put("beforeOffset", before);
    }
}
