package io.consumerproof.conformance.live.program;

/** How members are away for a while: cut off, not polled, restarted, unsubscribed. */
final class GroupAbsences {

    private static final int LONGER_THAN_A_SESSION_MILLIS = 3_500;
    private static final int LONGER_THAN_A_POLL_INTERVAL_MILLIS = 2_500;
    private static final int COMMIT_MILLIS = 4_000;

    private GroupAbsences() {}

    /** For longer than its session. */
    static void cutOff(GroupProgram program) {
        String name = program.somebody();
        program.step("someone is cut off");
        program.call("cut", name);
        program.away(name);
        if (program.present().isEmpty()) {
            program.call("idle").put("ms", LONGER_THAN_A_SESSION_MILLIS);
        }
        program.settle();
        if (program.random().nextInt(4) > 0) {
            comeBack(program);
        }
    }

    /** For longer than its poll interval, if that is short; otherwise nothing happens to it. */
    static void stopPolling(GroupProgram program) {
        String name = program.somebody();
        if (!program.isConfigured(name, "max.poll.interval.ms")) {
            GroupActions.join(program);
            return;
        }
        program.step("someone stops polling");
        program.away(name);
        if (program.present().isEmpty()) {
            program.call("idle").put("ms", LONGER_THAN_A_POLL_INTERVAL_MILLIS);
        }
        program.settle();
        comeBack(program);
    }

    /** Connected again and polled again, perhaps after a commit. */
    static void comeBack(GroupProgram program) {
        String name = program.absent().get(0);
        program.step("someone is back");
        program.call("restore", name);
        if (program.random().nextInt(2) == 0) {
            program.call("commitSync", name).put("timeoutMs", COMMIT_MILLIS);
        }
        program.back(name);
        program.settle();
    }

    /** Closed and opened again at once: a static member keeps its place. */
    static void restart(GroupProgram program) {
        String name = program.somebody();
        program.step("someone is closed");
        program.close(name);
        if (program.isConfigured(name, "group.instance.id") && program.random().nextInt(2) == 0) {
            program.pollFor(300);
        } else {
            program.settle();
        }
        program.step("someone is opened again");
        program.enter(name);
        program.settle();
    }

    static void unsubscribe(GroupProgram program) {
        String name = program.somebody();
        program.step("someone unsubscribes");
        program.call("unsubscribe", name);
        program.call("assignment", name);
        program.away(name);
        program.settle();
        program.step("someone subscribes again");
        program.call("subscribe", name).putArray("topics").add("t");
        program.back(name);
        program.settle();
    }
}
