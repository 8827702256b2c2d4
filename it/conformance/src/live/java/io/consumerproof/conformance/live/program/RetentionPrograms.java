package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;
import java.util.Map;

/** Old and new records over several segments, retention by time or by size switched on in between. */
final class RetentionPrograms implements Kind {

    private static final long OLD_MILLIS = -3_600_000;
    /** Later than any marker that a case writes, so that these do not decide when a segment is full. */
    private static final long NEW_MILLIS = 60_000;

    private static final long ROLL_MILLIS = 2_000;

    @Override
    public String name() {
        return "log: retention";
    }

    @Override
    public ObjectNode file() {
        return LogProgram.file("retention by time and size");
    }

    @Override
    public String parts() {
        return "ops";
    }

    @Override
    public int programs() {
        return 25;
    }

    @Override
    public ObjectNode next(Prng random) {
        LogProgram program = new LogProgram(random, "random", 1, Map.of("retention.ms", "-1", "segment.ms", "1000"));
        write(random, program, OLD_MILLIS, 2 + random.nextInt(5));
        if (random.nextInt(3) > 0) {
            write(random, program, NEW_MILLIS, random.nextInt(4));
        }
        program.op("segments", 0);
        ObjectNode config = program.op("alterConfig").putObject("config");
        if (random.nextInt(2) == 0) {
            config.put("retention.ms", "600000");
        } else {
            config.put("retention.bytes", String.valueOf(random.nextInt(700)));
        }
        program.op("retentionRan", 0);
        program.op("segments", 0);
        program.observe(0);
        program.send(0, "a", "next", 100_000L);
        // What that record rolled may go at once.
        program.op("retentionRan", 0);
        program.observe(0);
        return program.program();
    }

    private static void write(Prng random, LogProgram program, long from, int records) {
        long time = from;
        for (int i = 0; i < records; i++) {
            time += random.nextInt(2) == 0 ? ROLL_MILLIS : 1;
            if (random.nextInt(6) == 0) {
                program.someTransaction(0, "a", time);
            } else {
                program.send(0, "a", "x".repeat(random.nextInt(120)), time);
            }
        }
    }
}
