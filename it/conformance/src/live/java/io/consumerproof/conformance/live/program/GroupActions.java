package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;
import java.util.List;

/** The catalogue of what may happen to a group. */
final class GroupActions {

    private static final int MEMBERS = 4;
    private static final int OFFSET_BOUND = 8;

    private static final List<GroupAction> ALL = List.of(
            new GroupAction(6, program -> program.opened() < MEMBERS, GroupActions::join),
            new GroupAction(3, GroupActions::someonePolls, GroupActions::leave),
            new GroupAction(3, GroupActions::someonePolls, GroupActions::crash),
            new GroupAction(2, GroupActions::someonePolls, GroupAbsences::cutOff),
            new GroupAction(2, GroupActions::someonePolls, GroupAbsences::stopPolling),
            new GroupAction(8, program -> !program.absent().isEmpty(), GroupAbsences::comeBack),
            new GroupAction(2, GroupActions::someonePolls, GroupAbsences::restart),
            new GroupAction(1, GroupActions::someonePolls, GroupAbsences::unsubscribe),
            new GroupAction(5, GroupActions::someonePolls, GroupActions::commit),
            new GroupAction(3, GroupActions::someonePolls, GroupActions::seek),
            new GroupAction(3, GroupActions::someonePolls, GroupActions::pause),
            new GroupAction(3, GroupActions::someonePolls, GroupActions::sendMore),
            new GroupAction(1, GroupActions::someonePolls, GroupActions::deleteAndSeek),
            new GroupAction(1, GroupActions::someonePolls, GroupActions::administer),
            new GroupAction(1, GroupActions::someonePolls, GroupActions::commitByHand));

    private GroupActions() {}

    /** Adds what happens next. */
    static void next(GroupProgram program) {
        List<GroupAction> possible =
                ALL.stream().filter(each -> each.possible().test(program)).toList();
        int pick = program.random()
                .nextInt(possible.stream().mapToInt(GroupAction::weight).sum());
        for (GroupAction each : possible) {
            pick -= each.weight();
            if (pick < 0) {
                each.write().accept(program);
                return;
            }
        }
    }

    private static boolean someonePolls(GroupProgram program) {
        return !program.present().isEmpty();
    }

    static void join(GroupProgram program) {
        program.step("someone joins");
        String name = program.join(config(program.random(), program.opened()));
        if (program.random().nextInt(6) == 0) {
            ObjectNode commitIn = program.call("commitIn", name).put("timeoutMs", 3_000);
            commitIn.putArray("callbacks").add("revoked").add("lost");
        }
        program.settle();
    }

    private static ObjectNode config(Prng random, int number) {
        ObjectNode config = JsonNodeFactory.instance.objectNode();
        switch (random.nextInt(12)) {
            case 0, 1 -> config.put("max.poll.interval.ms", 1_500);
            case 2, 3 -> config.put("group.instance.id", "i" + number);
            case 4 -> config.put("auto.offset.reset", "latest");
            case 5 ->
                config.put("auto.commit.interval.ms", 600_000)
                        .put("enable.auto.commit", "true")
                        .put("max.poll.records", 3);
            case 6 -> config.put("max.poll.records", 1);
            case 7 -> config.put("isolation.level", "read_committed");
            default -> {}
        }
        return config;
    }

    private static void leave(GroupProgram program) {
        program.step("someone leaves");
        program.close(program.somebody());
        program.settle();
    }

    private static void crash(GroupProgram program) {
        program.step("someone crashes");
        String name = program.somebody();
        program.call("crash", name);
        program.forget(name);
        program.settle();
    }

    private static void commit(GroupProgram program) {
        program.step("someone commits");
        ObjectNode commit = program.call("commitSync", program.somebody());
        if (program.random().nextInt(2) == 0) {
            ObjectNode offsets = commit.putObject("offsets");
            String partition = String.valueOf(program.anyPartition());
            int offset = program.random().nextInt(OFFSET_BOUND) - 1;
            if (program.random().nextInt(4) == 0) {
                offsets.putArray(partition).add(offset).add("m" + offset);
            } else {
                offsets.put(partition, offset);
            }
        }
        program.observeCommitted();
    }

    private static void seek(GroupProgram program) {
        program.step("someone seeks");
        program.call("seek", program.somebody())
                .put("partition", program.anyPartition())
                .put("offset", program.random().nextInt(4) - 1);
        program.settle();
    }

    private static void pause(GroupProgram program) {
        program.step("someone pauses or resumes");
        String verb = program.random().nextInt(3) > 0 ? "pause" : "resume";
        int partition = program.anyPartition();
        program.call(verb, program.somebody()).putArray("partitions").add(partition);
        program.send(partition, 1);
        program.settle();
    }

    private static void sendMore(GroupProgram program) {
        program.step("more records");
        program.send(program.anyPartition(), 1 + program.random().nextInt(3));
        program.settle();
    }

    private static void deleteAndSeek(GroupProgram program) {
        program.step("someone seeks to what is deleted");
        int partition = program.anyPartition();
        program.call("deleteRecords").put("partition", partition).put("beforeOffset", 1);
        program.call("seek", program.somebody()).put("partition", partition).put("offset", 0);
        program.settle();
    }

    private static void administer(GroupProgram program) {
        program.step("an administrator tries");
        program.call("alterConsumerGroupOffsets").putObject("offsets").put(String.valueOf(program.anyPartition()), 1);
        program.call("deleteConsumerGroupOffsets").putArray("partitions").add(program.anyPartition());
        program.call("deleteConsumerGroups");
        program.observeCommitted();
    }

    private static void commitByHand(GroupProgram program) {
        program.step("one outside the group commits");
        String name = "H";
        program.call("open", name).putObject("config");
        int partition = program.anyPartition();
        program.call("assign", name).putArray("partitions").add(partition);
        program.call("seek", name).put("partition", partition).put("offset", 1);
        program.call("commitSync", name).put("timeoutMs", 3_000);
        program.call("close", name);
        program.observeCommitted();
    }
}
