package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;

/** Groups that start from offsets out of range, whose callbacks throw and whose members share instance ids: under one protocol. */
final class MischiefPrograms implements Kind {

    /** Members that threw are not polled any more, so a group often does not come to rest. */
    private static final int PATIENCE_MILLIS = 5_000;

    private final GroupProtocol protocol;

    MischiefPrograms(GroupProtocol protocol) {
        this.protocol = protocol;
    }

    @Override
    public String name() {
        return "mischief: " + protocol.word();
    }

    @Override
    public ObjectNode file() {
        return new GroupPrograms(protocol).file();
    }

    @Override
    public String parts() {
        return "steps";
    }

    @Override
    public int programs() {
        return 20;
    }

    @Override
    public ObjectNode next(Prng random) {
        GroupProgram program = new GroupProgram(random, PATIENCE_MILLIS);
        int records = 1 + random.nextInt(4);
        program.setUp(1 + random.nextInt(4), records);
        if (random.nextInt(3) > 0) {
            GroupMischief.misplace(program, records);
        }
        GroupMischief.join(program);
        int actions = 2 + random.nextInt(3);
        for (int i = 0; i < actions && !(program.size() == 0 && program.opened() > 3); i++) {
            GroupMischief.next(program);
        }
        return program.program();
    }
}
