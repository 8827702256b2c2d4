package io.consumerproof.log;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * What a partition remembers of its producers. Where its log can be cut back, so is this.
 *
 * @source Kafka 4.3, ProducerStateManager: after a truncation the state is that of the log that is left
 */
final class ProducerStates {

    private final TreeMap<Long, ProducerState> states = new TreeMap<>();
    private final boolean mayBeCut;
    private final List<Entry> entries = new ArrayList<>();

    /** @param mayBeCut whether {@link #truncateTo} may be called; costs memory */
    ProducerStates(boolean mayBeCut) {
        this.mayBeCut = mayBeCut;
    }

    /** See {@link ProducerState#admit}. */
    long admit(Batch batch) {
        return batch.isIdempotent() ? state(batch.producerId()).admit(batch) : ProducerState.NEW;
    }

    void appended(Batch batch, long firstOffset) {
        if (batch.isIdempotent()) {
            enter(new Appended(firstOffset, batch));
        }
    }

    void ended(long producerId, short markerEpoch, long offset) {
        enter(new Ended(offset, producerId, markerEpoch));
    }

    boolean isInTransaction(long producerId, short epoch) {
        ProducerState state = states.get(producerId);
        return state != null && state.isInTransaction(epoch);
    }

    /** Forgets what stood at or behind {@code offset}. */
    void truncateTo(long offset) {
        entries.removeIf(each -> each.offset() >= offset);
        states.clear();
        entries.forEach(each -> each.enterInto(state(each.producerId())));
    }

    private void enter(Entry entry) {
        if (mayBeCut) {
            entries.add(entry);
        }
        entry.enterInto(state(entry.producerId()));
    }

    private ProducerState state(long producerId) {
        return states.computeIfAbsent(producerId, ProducerState::new);
    }

    private sealed interface Entry {
        long offset();

        long producerId();

        void enterInto(ProducerState state);
    }

    private record Appended(long offset, Batch batch) implements Entry {
        @Override
        public long producerId() {
            return batch.producerId();
        }

        @Override
        public void enterInto(ProducerState state) {
            state.appended(batch, offset);
        }
    }

    private record Ended(long offset, long producerId, short epoch) implements Entry {
        @Override
        public void enterInto(ProducerState state) {
            state.ended(epoch);
        }
    }
}
