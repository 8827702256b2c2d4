package io.consumerproof.capacity;

import java.math.BigInteger;

/**
 * How many partitions carry a target, from what one partition was measured to carry.
 *
 * @param target what the topic has to carry, above 0
 * @param producer what a producer writes to one partition, above 0
 * @param consumer what a member handles of one partition, above 0
 * @param forProducer partitions that producing needs, at least 1
 * @param forConsumer partitions that consuming needs, at least 1
 * @source Kafka's sizing rule max(t/p, t/c): Confluent, "How to choose the number of topics/partitions in a Kafka cluster"
 */
public record PartitionsNeeded(Rate target, Rate producer, Rate consumer, long forProducer, long forConsumer) {

    /**
     * The partitions for {@code target}.
     *
     * @throws IllegalArgumentException if a rate is 0, if they do not count the same, or if the count is beyond a long
     */
    public static PartitionsNeeded of(Rate target, Rate producer, Rate consumer) {
        producer.requireUnit(target.unit(), "the target");
        consumer.requireUnit(target.unit(), "the target");
        return new PartitionsNeeded(
                target, producer, consumer, needed(target, producer, "producer"), needed(target, consumer, "consumer"));
    }

    private static long needed(Rate target, Rate measured, String side) {
        if (target.isZero() || measured.isZero()) {
            throw new IllegalArgumentException("target '" + target.text() + "' at '" + measured.text()
                    + "' a partition by the " + side + ": both must be above 0");
        }
        BigInteger count = target.perSecond().dividedBy(measured.perSecond()).ceiling();
        if (count.bitLength() >= Long.SIZE) {
            throw new IllegalArgumentException("target '" + target.text() + "' at '" + measured.text()
                    + "' a partition needs " + count + " partitions, allowed are at most " + Long.MAX_VALUE);
        }
        return count.longValue();
    }

    /** Partitions needed by both. */
    public long count() {
        return Math.max(forProducer, forConsumer);
    }

    /** {@code 12 partitions carry 60MB/s: producing at 8MB/s each needs 8, consuming at 5MB/s each needs 12}. */
    public String sentence() {
        String partitions = count() == 1 ? "1 partition carries " : Spoken.count(count()) + " partitions carry ";
        return partitions + target.text() + ": producing at " + producer.text() + " each needs "
                + Spoken.count(forProducer) + ", consuming at " + consumer.text() + " each needs "
                + Spoken.count(forConsumer);
    }
}
