package io.consumerproof.group;

import java.util.List;

/**
 * The catalogue of what a real group does now one way, now another, for the same calls in the same order. The model does what a
 * {@link Race} says; a comparison with the real system accepts any outcome listed here, and nothing else.
 */
public enum Races {
    /** Which member a target assignment favours where members are equal. */
    MEMBER_ORDER(
            "The coordinator walks through the members of a group under the consumer protocol in the order of a hash table"
                    + " whose keys are random, so any of several equal members may get the odd partition.",
            "Kafka 4.3, TargetAssignmentBuilder and UniformAssignor; assignor-server-uniform.json, memberIterationOrder",
            List.of("in the order in which they joined", "in the opposite order")),
    /** Whether a periodic commit takes in what the poll that sends it returns. */
    AUTO_COMMIT_READS_AHEAD(
            "Under the consumer protocol another thread sends the periodic commit while the poll goes on, so the commit may"
                    + " include the records that this poll returns.",
            "Kafka 4.3, ApplicationEventProcessor.process(AsyncPollEvent); seen once in 20 runs",
            List.of("the commit ends before the records of this poll", "the commit includes the records of this poll"));

    private final String sentence;
    private final String source;
    private final List<String> outcomes;

    Races(String sentence, String source, List<String> outcomes) {
        this.sentence = sentence;
        this.source = source;
        this.outcomes = outcomes;
    }

    /** What races with what, in one sentence. */
    public String sentence() {
        return sentence;
    }

    /** Where that can be read or was seen. */
    public String source() {
        return source;
    }

    /** What may come of it, the usual first; two or more. */
    public List<String> outcomes() {
        return outcomes;
    }
}
