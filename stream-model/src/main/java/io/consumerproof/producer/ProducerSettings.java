package io.consumerproof.producer;

import io.consumerproof.log.Acks;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import org.jspecify.annotations.Nullable;

/**
 * How a producer is set up; times in milliseconds of virtual time, sizes in bytes.
 *
 * @param transactionalId under which it keeps transactions, or null for none
 * @param idempotent whether a retry is recognised by the partition
 * @param transactionTimeoutMillis after which its open transaction is aborted
 * @param maxBlockMillis for how long a call waits
 * @param deliveryTimeoutMillis for how long a record is tried
 * @param requestTimeoutMillis for how long an answer is waited for
 * @param lingerMillis for how long a batch waits for more records
 * @param retries how often a batch is tried again
 * @param retryBackoffMillis the pause before it is tried again
 * @param batchSize up to which records share a batch
 * @param maxRequestSize the largest record
 * @source Kafka 4.3, ProducerConfig
 */
public record ProducerSettings(
        @Nullable String transactionalId,
        Acks acks,
        boolean idempotent,
        long transactionTimeoutMillis,
        long maxBlockMillis,
        long deliveryTimeoutMillis,
        long requestTimeoutMillis,
        long lingerMillis,
        int retries,
        long retryBackoffMillis,
        int batchSize,
        int maxRequestSize) {

    /** Kafka's defaults: idempotent, all acknowledgements, no transactions. */
    public static final ProducerSettings DEFAULT = new ProducerSettings(
            null, Acks.ALL, true, 60_000, 60_000, 120_000, 30_000, 5, Integer.MAX_VALUE, 100, 16_384, 1_048_576);

    /**
     * Checks what the real client checks when it is made.
     *
     * @throws RefusedException if the settings contradict each other
     */
    public ProducerSettings {
        boolean mayBeIdempotent = acks == Acks.ALL && retries > 0;
        if (idempotent && !mayBeIdempotent) {
            throw new RefusedException(
                    Refusal.CONFIG,
                    "an idempotent producer has acks '" + acks + "' and '" + retries
                            + "' retries, allowed are 'all' and more" + " than 0");
        }
        if (transactionalId != null && !idempotent) {
            throw new RefusedException(
                    Refusal.CONFIG, "transactional id '" + transactionalId + "' of a producer without idempotence");
        }
        if (deliveryTimeoutMillis < lingerMillis + requestTimeoutMillis) {
            throw RefusedException.causedBy(new RefusedException(
                    Refusal.CONFIG,
                    "delivery time-out '" + deliveryTimeoutMillis + "ms', the least is linger '" + lingerMillis
                            + "ms' and request time-out '" + requestTimeoutMillis + "ms'"));
        }
    }

    /** These, with another transactional id and time-out of its transactions. */
    public ProducerSettings transactional(String id, long timeoutMillis) {
        return new ProducerSettings(
                id,
                acks,
                idempotent,
                timeoutMillis,
                maxBlockMillis,
                deliveryTimeoutMillis,
                requestTimeoutMillis,
                lingerMillis,
                retries,
                retryBackoffMillis,
                batchSize,
                maxRequestSize);
    }

    /** These, with other acks; with less than all, idempotence is given up. */
    public ProducerSettings acknowledged(Acks other, boolean stillIdempotent) {
        return new ProducerSettings(
                transactionalId,
                other,
                stillIdempotent,
                transactionTimeoutMillis,
                maxBlockMillis,
                deliveryTimeoutMillis,
                requestTimeoutMillis,
                lingerMillis,
                retries,
                retryBackoffMillis,
                batchSize,
                maxRequestSize);
    }

    /** These, without waiting for more records. */
    public ProducerSettings withoutLinger() {
        return new ProducerSettings(
                transactionalId,
                acks,
                idempotent,
                transactionTimeoutMillis,
                maxBlockMillis,
                deliveryTimeoutMillis,
                requestTimeoutMillis,
                0,
                retries,
                retryBackoffMillis,
                batchSize,
                maxRequestSize);
    }
}
