package io.consumerproof.log;

/**
 * What a partition remembers of one producer: its epoch and its newest batches, by which a retry is told from a new batch.
 *
 * @source Kafka 4.3, ProducerStateEntry (five batches are kept) and ProducerAppendInfo (epoch and sequence are checked)
 */
final class ProducerState {

    /** The offset of a batch that is not there yet. */
    static final long NEW = -1;

    private static final int REMEMBERED = 5;
    private static final int NO_SEQUENCE = -1;

    private final long producerId;
    private final int[] firstSequences = new int[REMEMBERED];
    private final int[] lastSequences = new int[REMEMBERED];
    private final long[] firstOffsets = new long[REMEMBERED];
    private int batches;
    private short epoch = Batch.NO_EPOCH;
    private boolean inTransaction;

    ProducerState(long producerId) {
        this.producerId = producerId;
    }

    /**
     * Where the batch stands already, or {@link #NEW} if it may be appended.
     *
     * @throws RefusedException if its epoch is an old one or its sequence leaves a gap
     */
    long admit(Batch batch) {
        if (batch.epoch() == epoch) {
            long known = offsetOf(batch);
            if (known != NEW) {
                return known;
            }
        }
        checkEpoch(batch);
        checkSequence(batch);
        return NEW;
    }

    /** The batch was appended at {@code firstOffset}. */
    void appended(Batch batch, long firstOffset) {
        take(batch.epoch());
        if (batches == REMEMBERED) {
            forgetOldest();
        }
        firstSequences[batches] = batch.firstSequence();
        lastSequences[batches] = batch.lastSequence();
        firstOffsets[batches] = firstOffset;
        batches++;
        inTransaction = batch.transactional();
    }

    /** A marker of this epoch ended the producer's transaction; its sequences start anew if the epoch is another one. */
    void ended(short markerEpoch) {
        take(markerEpoch);
        inTransaction = false;
    }

    /** Whether a transaction of this epoch is open here, so that the coordinator need not be asked again. */
    boolean isInTransaction(short ofEpoch) {
        return inTransaction && ofEpoch == epoch;
    }

    private void take(short newEpoch) {
        if (newEpoch != epoch) {
            batches = 0;
            epoch = newEpoch;
        }
    }

    private void forgetOldest() {
        batches--;
        System.arraycopy(firstSequences, 1, firstSequences, 0, batches);
        System.arraycopy(lastSequences, 1, lastSequences, 0, batches);
        System.arraycopy(firstOffsets, 1, firstOffsets, 0, batches);
    }

    private long offsetOf(Batch batch) {
        for (int i = 0; i < batches; i++) {
            if (firstSequences[i] == batch.firstSequence() && lastSequences[i] == batch.lastSequence()) {
                return firstOffsets[i];
            }
        }
        return NEW;
    }

    private void checkEpoch(Batch batch) {
        if (batch.epoch() < epoch) {
            throw new RefusedException(
                    Refusal.INVALID_PRODUCER_EPOCH,
                    "producer " + producerId + " writes with epoch " + batch.epoch() + ", the newest seen is " + epoch);
        }
    }

    /** A partition that knows nothing of a producer takes any sequence, but of a transaction only its first. */
    private void checkSequence(Batch batch) {
        int first = batch.firstSequence();
        boolean isExpected;
        if (epoch == Batch.NO_EPOCH) {
            isExpected = !batch.transactional() || first == 0;
        } else if (batch.epoch() != epoch) {
            isExpected = first == 0;
        } else {
            isExpected = first == expectedSequence();
        }
        if (!isExpected) {
            throw new RefusedException(
                    Refusal.OUT_OF_ORDER_SEQUENCE,
                    "producer " + producerId + " of epoch " + batch.epoch() + " sends sequence " + first
                            + ", expected is " + (batch.epoch() == epoch ? expectedSequence() : 0));
        }
    }

    private int expectedSequence() {
        int last = batches == 0 ? NO_SEQUENCE : lastSequences[batches - 1];
        return last == Integer.MAX_VALUE ? 0 : last + 1;
    }
}
