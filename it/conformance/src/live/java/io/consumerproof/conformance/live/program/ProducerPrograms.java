package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;
import java.util.List;

/** Transactional producers that send, commit, abort, are fenced, time out, are misused, and commit offsets of a group. */
final class ProducerPrograms implements Kind {

    private static final List<String> NAMES = List.of("P", "Q", "R");
    private static final List<String> IDS = List.of("a", "a", "b");
    private static final String SLOW = "S";
    private static final int SHORT_TIMEOUT_MILLIS = 1_000;
    private static final int TIMED_OUT_MILLIS = 2_500;

    @Override
    public String name() {
        return "producer: transactions";
    }

    @Override
    public ObjectNode file() {
        ObjectNode file = JsonNodeFactory.instance.objectNode();
        file.put("kafkaVersion", "4.3.1");
        file.put("suite", "producer semantics: transactions, fencing, exceptions");
        file.set("brokerConfig", Configs.broker());
        file.set("producerConfig", Configs.producer());
        file.set("memberConfig", Configs.transactionReader());
        return file;
    }

    @Override
    public String parts() {
        return "steps";
    }

    @Override
    public int programs() {
        return 40;
    }

    @Override
    public ObjectNode next(Prng random) {
        ProducerProgram program = new ProducerProgram(random);
        program.input(4);
        open(program);
        boolean withGroup = random.nextInt(2) == 0;
        if (withGroup) {
            program.openMember(random.nextInt(2) == 0 ? "classic" : "consumer");
            program.poll(2);
        }
        int actions = 4 + random.nextInt(8);
        for (int i = 0; i < actions; i++) {
            act(program, withGroup);
        }
        program.readAll();
        return program.program();
    }

    private static void open(ProducerProgram program) {
        int which = program.random().nextInt(NAMES.size());
        String name = NAMES.get(which);
        if (program.producers().contains(name)) {
            return;
        }
        program.open(name, IDS.get(which), 0);
        if (program.random().nextInt(8) > 0) {
            program.call("init", name);
        }
    }

    private static void act(ProducerProgram program, boolean withGroup) {
        if (program.producers().isEmpty() || program.random().nextInt(6) == 0) {
            open(program);
            return;
        }
        String producer = program.anyProducer();
        switch (program.random().nextInt(14)) {
            case 0 -> program.retire(producer, program.random().nextInt(2) == 0);
            case 1 -> timeOut(program);
            case 2 -> program.readAll();
            case 3, 4 -> misuse(program, producer);
            case 5, 6 -> offsets(program, producer, withGroup);
            default -> transaction(program, producer, program.random().nextInt(5));
        }
    }

    /** A transaction as it should be, perhaps left open. */
    private static void transaction(ProducerProgram program, String producer, int end) {
        program.step("a transaction");
        program.call("begin", producer);
        send(program, producer, program.random().nextInt(3));
        if (end > 0) {
            program.end(producer, end > 2);
        }
    }

    private static void send(ProducerProgram program, String producer, int records) {
        for (int i = 0; i < records; i++) {
            program.send(producer);
        }
    }

    /** One call that may be out of place. What is sent outside a transaction goes out with the next record inside one. */
    private static void misuse(ProducerProgram program, String producer) {
        program.step("a call by itself");
        switch (program.random().nextInt(5)) {
            case 0 -> program.call("begin", producer);
            case 1 -> {
                program.send(producer);
                program.call("begin", producer);
                program.send(producer);
                program.end(producer, true);
            }
            case 2 -> program.call("init", producer);
            default -> program.end(producer, program.random().nextInt(2) == 0);
        }
    }

    /** With a producer of its own: what follows the time-out must not run into the next one. */
    private static void timeOut(ProducerProgram program) {
        program.open(SLOW, SLOW, SHORT_TIMEOUT_MILLIS);
        program.call("init", SLOW);
        program.call("begin", SLOW);
        send(program, SLOW, 1);
        program.call("wait").put("ms", TIMED_OUT_MILLIS);
        program.call("endOffsets").put("topic", "out").put("partition", 0);
        for (int i = 0; i < 1 + program.random().nextInt(3); i++) {
            switch (program.random().nextInt(4)) {
                case 0 -> program.send(SLOW);
                case 1 -> program.call("begin", SLOW);
                case 2 -> program.end(SLOW, true);
                default -> program.end(SLOW, false);
            }
        }
        program.retire(SLOW, true);
    }

    private static void offsets(ProducerProgram program, String producer, boolean withGroup) {
        program.step("offsets in a transaction");
        program.call("begin", producer);
        if (program.random().nextInt(2) == 0) {
            program.send(producer);
        }
        program.sendOffsets(producer, withGroup && program.random().nextInt(3) > 0 ? "A" : "plain");
        program.call("listConsumerGroupOffsets");
        if (program.random().nextInt(4) > 0) {
            program.end(producer, program.random().nextInt(3) > 0);
            program.call("listConsumerGroupOffsets");
        }
    }
}
