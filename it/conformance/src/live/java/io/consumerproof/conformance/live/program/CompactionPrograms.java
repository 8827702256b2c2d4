package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;
import java.util.Map;

/** Few keys, tombstones, transactions, closed segments, and a cleaner that runs where the program says. */
final class CompactionPrograms implements Kind {

    /** Between timestamps of one segment, and to one that closes it: {@code segment.ms} is 1000. */
    private static final long STEP_MILLIS = 1;

    private static final long ROLL_MILLIS = 2_000;
    /** Behind every marker: those are stamped when they are written, within the first seconds of a case. */
    private static final long AFTER_MARKERS_MILLIS = 60_000;

    @Override
    public String name() {
        return "log: compaction";
    }

    @Override
    public ObjectNode file() {
        return LogProgram.file("compaction");
    }

    @Override
    public String parts() {
        return "ops";
    }

    @Override
    public int programs() {
        return 35;
    }

    @Override
    public ObjectNode next(Prng random) {
        Map<String, String> config = Map.of(
                "cleanup.policy", "compact",
                "delete.retention.ms", random.nextInt(2) == 0 ? "0" : "86400000",
                "min.cleanable.dirty.ratio", "1.0",
                "min.compaction.lag.ms", "0",
                "segment.ms", "1000");
        return new Writing(random, new LogProgram(random, "random", 1, config)).write();
    }

    /** One program in the making. */
    private static final class Writing {
        private final Prng random;
        private final LogProgram program;
        private long time = -600_000;

        Writing(Prng random, LogProgram program) {
            this.random = random;
            this.program = program;
        }

        ObjectNode write() {
            int rounds = 1 + random.nextInt(3);
            for (int round = 0; round < rounds; round++) {
                int ops = 2 + random.nextInt(7);
                for (int i = 0; i < ops; i++) {
                    some();
                }
                roll();
                program.op("segments", 0);
                program.op("cleanerRan", 0);
                program.observe(0);
            }
            return program.program();
        }

        private void some() {
            String key = "k" + random.nextInt(4);
            switch (random.nextInt(10)) {
                case 0 -> program.send(0, key, null, next());
                case 1 -> roll();
                case 2 -> transaction(key);
                default -> program.send(0, key, program.nextValue(), next());
            }
        }

        private void transaction(String key) {
            boolean open = program.isOpen();
            if (open) {
                program.end("x", random.nextInt(2) == 0);
                time = Math.max(time, 0) + AFTER_MARKERS_MILLIS;
                program.send(0, key, program.nextValue(), time);
            } else {
                program.begin("x");
                program.transactional("x", 0, key, next());
            }
        }

        private void roll() {
            time += ROLL_MILLIS;
            program.send(0, "roll", "roll", time);
        }

        private long next() {
            time += STEP_MILLIS;
            return time;
        }
    }
}
