package io.consumerproof.maven;

import io.consumerproof.runner.Message;
import io.consumerproof.runner.Word;
import java.time.Duration;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Says how many runs a search has made, once it takes long: plain lines, ever farther apart, for a terminal as for a log. */
final class ProgressLines implements Panel.Watching {

    private static final Duration FIRST = Duration.ofSeconds(2);

    private final Consumer<String> out;
    private final LongSupplier nanos;
    private final SortedMap<Integer, Long> runs = new TreeMap<>();
    private String name = "";
    private long sinceNanos;
    private long nextNanos;

    /**
     * Lines go to {@code out}.
     *
     * @param nanos tells the time
     */
    ProgressLines(Consumer<String> out, LongSupplier nanos) {
        this.out = out;
        this.nanos = nanos;
    }

    /** The search of {@code contract} begins. */
    synchronized void begin(String contract) {
        name = contract;
        runs.clear();
        sinceNanos = nanos.getAsLong();
        nextNanos = FIRST.toNanos();
    }

    @Override
    public synchronized void saw(int judge, Message note) {
        if (note.word() != Word.BEAT || note.text("runs").isEmpty()) {
            return;
        }
        runs.put(judge, Long.parseLong(note.text("runs")));
        long spentNanos = nanos.getAsLong() - sinceNanos;
        if (spentNanos >= nextNanos) {
            nextNanos = 2 * spentNanos;
            long made = runs.values().stream().mapToLong(Long::longValue).sum();
            String forks = runs.size() == 1 ? "" : " in " + runs.size() + " forks";
            out.accept(String.format(
                    Locale.ROOT, "… %s   %,d runs so far%s; %d s", name, made, forks, spentNanos / 1_000_000_000));
        }
    }
}
