package io.consumerproof.conformance.live.coordinator;

import io.consumerproof.history.TopicPartition;
import java.util.List;

/**
 * What a member of a classic group is answered, at once or after a while.
 *
 * @param refusal the exception's name, or empty
 * @param members whom a leader has to assign to, by name and sorted; empty for everybody else
 */
record ClassicAnswer(
        String member,
        ClassicStep.Kind to,
        String refusal,
        int generation,
        String assignor,
        boolean leads,
        boolean skips,
        List<String> members,
        List<TopicPartition> assigned) {

    static ClassicAnswer plain(String member, ClassicStep.Kind to, String refusal) {
        return new ClassicAnswer(member, to, refusal, 0, "", false, false, List.of(), List.of());
    }

    static ClassicAnswer joined(
            String member, int generation, String assignor, boolean leads, boolean skips, List<String> members) {
        return new ClassicAnswer(
                member,
                ClassicStep.Kind.JOIN,
                "",
                generation,
                assignor,
                leads,
                skips,
                members.stream().sorted().toList(),
                List.of());
    }

    static ClassicAnswer assigned(String member, List<TopicPartition> partitions) {
        return new ClassicAnswer(member, ClassicStep.Kind.SYNC, "", 0, "", false, false, List.of(), partitions);
    }

    boolean isGood() {
        return refusal.isEmpty();
    }

    @Override
    public String toString() {
        String joined = "generation " + generation + " " + assignor + (leads ? " leads " + members : "")
                + (skips ? " skips" : "");
        String told = to == ClassicStep.Kind.JOIN ? joined : to == ClassicStep.Kind.SYNC ? "" + assigned : "ok";
        return member + " " + to + ": " + (isGood() ? told : refusal);
    }
}
