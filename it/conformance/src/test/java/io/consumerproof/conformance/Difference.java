package io.consumerproof.conformance;

/**
 * One thing that the model does otherwise than Kafka was seen to.
 *
 * @param where step and thing: {@code step 2 'A leaves', position of B}
 * @param observed Kafka's
 * @param modelled ours
 */
public record Difference(String where, String observed, String modelled) {

    @Override
    public String toString() {
        return where + ": observed '" + observed + "', modelled '" + modelled + "'";
    }
}
