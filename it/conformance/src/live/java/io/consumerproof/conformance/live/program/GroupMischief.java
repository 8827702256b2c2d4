package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;
import java.util.List;

/** What goes wrong in a group by its members' own doing: offsets out of range, callbacks that throw, an instance id used twice. */
final class GroupMischief {

    private static final int MEMBERS = 4;
    private static final List<String> CALLBACKS = List.of("assigned", "revoked", "revoked", "lost");
    private static final List<String> RESETS = List.of("earliest", "latest", "none", "by_duration:PT1H");

    private GroupMischief() {}

    /** Before anybody is there: some records are deleted, and the group has offsets that may lie before, in or behind the rest. */
    static void misplace(GroupProgram program, int records) {
        program.step("offsets from elsewhere");
        for (int partition = 0; partition < program.partitions(); partition++) {
            if (program.random().nextInt(2) == 0) {
                program.call("deleteRecords")
                        .put("partition", partition)
                        .put("beforeOffset", program.random().nextInt(records + 1));
            }
            if (program.random().nextInt(3) > 0) {
                program.call("alterConsumerGroupOffsets")
                        .putObject("offsets")
                        .put(String.valueOf(partition), program.random().nextInt(records + 4));
            }
        }
        program.observeCommitted();
    }

    static void next(GroupProgram program) {
        boolean roomy = program.opened() < MEMBERS;
        boolean polled = !program.present().isEmpty();
        switch (program.random().nextInt(10)) {
            case 0, 1, 2 -> {
                if (roomy) {
                    join(program);
                } else {
                    GroupActions.next(program);
                }
            }
            case 3, 4, 5 -> {
                if (polled) {
                    spoil(program);
                }
                GroupActions.next(program);
            }
            case 6 -> {
                if (polled) {
                    seekOutside(program);
                } else {
                    GroupActions.next(program);
                }
            }
            default -> GroupActions.next(program);
        }
    }

    /** With a reset policy of its own, and perhaps an instance id that another has. */
    static void join(GroupProgram program) {
        program.step("someone joins");
        // Whoever threw is polled again first: else two rebalances would race for who joins which.
        program.settle();
        Prng random = program.random();
        ObjectNode config = JsonNodeFactory.instance.objectNode();
        config.put("auto.offset.reset", RESETS.get(random.nextInt(RESETS.size())));
        if (random.nextInt(2) == 0) {
            config.put("group.instance.id", "i" + random.nextInt(2));
        }
        if (random.nextInt(3) == 0) {
            config.put("max.poll.interval.ms", 1_500);
        }
        String name = program.join(config);
        if (random.nextInt(3) == 0) {
            throwIn(program, name);
        }
        program.settle();
    }

    /** The next callback of that kind throws, whenever it comes. */
    private static void spoil(GroupProgram program) {
        program.step("a callback is spoiled");
        throwIn(program, program.somebody());
    }

    private static void throwIn(GroupProgram program, String name) {
        program.call("throwIn", name)
                .put("callback", CALLBACKS.get(program.random().nextInt(CALLBACKS.size())))
                .put("exception", "IllegalStateException")
                .put("times", 1);
    }

    private static void seekOutside(GroupProgram program) {
        program.step("someone seeks behind the end");
        String name = program.somebody();
        program.call("seek", name).put("partition", program.anyPartition()).put("offset", 9);
        program.settle();
    }
}
