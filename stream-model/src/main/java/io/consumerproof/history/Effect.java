package io.consumerproof.history;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a handler asked the outside to do, counted by its identity; equal if sink, text and key are. */
public final class Effect {

    private final String sink;
    private final String text;
    private final @Nullable String idempotencyKey;
    private final String identity;
    private final @Nullable String received;

    /**
     * An effect whose key holds nothing that its run made up.
     *
     * @param idempotencyKey the declared argument by which the receiver absorbs repeats, rendered; null if it does not
     */
    public Effect(String sink, String text, @Nullable String idempotencyKey) {
        this(sink, text, idempotencyKey, idempotencyKey);
    }

    /**
     * An effect. One whose key was made up counts by its text: masked, the keys of different events are all alike.
     *
     * @param sink who received it: a port's simple name or {@code topic orders}
     * @param text the whole call, {@code Mailer.send("o-1", "paid")}; values that a run invents (virtual time, generated ids)
     *     are masked, so that the text of two runs can be compared
     * @param idempotencyKey the declared argument by which the receiver absorbs repeats, rendered as in the text; null if it
     *     does not
     * @param received that argument as the receiver sees it, nothing masked
     */
    public Effect(String sink, String text, @Nullable String idempotencyKey, @Nullable String received) {
        this.sink = Objects.requireNonNull(sink, "sink");
        this.text = Objects.requireNonNull(text, "text");
        this.idempotencyKey = idempotencyKey;
        // Spelled once: every check asks for it, for every run.
        boolean counts = idempotencyKey != null && idempotencyKey.equals(received);
        this.identity = counts ? sink + "#" + idempotencyKey : text;
        this.received = received == null ? null : sink + "#" + received;
    }

    /** Who received it. */
    public String sink() {
        return sink;
    }

    /** The whole call. */
    public String text() {
        return text;
    }

    /** The argument by which the receiver absorbs repeats; null if it does not. */
    public @Nullable String idempotencyKey() {
        return idempotencyKey;
    }

    /** By what the receiver tells a repeat; null if it does not. */
    public @Nullable String received() {
        return received;
    }

    /** By what two effects count as the same: the declared key where there is one that no run made up, else the whole call. */
    public String identity() {
        return identity;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Effect effect
                && sink.equals(effect.sink)
                && text.equals(effect.text)
                && Objects.equals(idempotencyKey, effect.idempotencyKey);
    }

    @Override
    public int hashCode() {
        return 31 * text.hashCode() + identity.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
