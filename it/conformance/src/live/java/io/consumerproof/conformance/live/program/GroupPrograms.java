package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;

/** Members of one group that come, go, crash, are cut off, commit, seek, pause: under one of the three protocols. */
final class GroupPrograms implements Kind {

    private static final int PATIENCE_MILLIS = 20_000;

    private final GroupProtocol protocol;

    GroupPrograms(GroupProtocol protocol) {
        this.protocol = protocol;
    }

    @Override
    public String name() {
        return "group: " + protocol.word();
    }

    @Override
    public ObjectNode file() {
        ObjectNode file = JsonNodeFactory.instance.objectNode();
        file.put("kafkaVersion", "4.3.1");
        file.put("suite", "group semantics: " + protocol.word());
        file.put("protocol", protocol.word());
        file.set("brokerConfig", Configs.broker());
        file.set("memberConfig", protocol.memberConfig());
        return file;
    }

    @Override
    public String parts() {
        return "steps";
    }

    @Override
    public int programs() {
        return 50;
    }

    @Override
    public ObjectNode next(Prng random) {
        GroupProgram program = new GroupProgram(random, PATIENCE_MILLIS);
        program.setUp(1 + random.nextInt(6), 1 + random.nextInt(4));
        GroupActions.join(program);
        int actions = 2 + random.nextInt(4);
        for (int i = 0; i < actions && !(program.size() == 0 && program.opened() > 3); i++) {
            GroupActions.next(program);
        }
        if (random.nextInt(8) == 0) {
            grow(program);
        }
        return program.program();
    }

    /** The last step: settle waits for as many partitions as the topic was made with. */
    private static void grow(GroupProgram program) {
        program.step("a partition more");
        program.call("createPartitions").put("total", program.partitions() + 1);
        program.send(program.partitions(), 1);
        program.pollFor(4_000);
        program.observe();
    }
}
