package io.consumerproof.history;

import org.jspecify.annotations.Nullable;

/**
 * What a handler asked the outside to do, counted by its identity.
 *
 * @param sink who received it: a port's simple name or {@code topic orders}
 * @param text the whole call, {@code Mailer.send("o-1", "paid")}; values that a run invents (virtual time, generated ids)
 *     are masked, so that the text of two runs can be compared
 * @param idempotencyKey the declared argument by which the receiver absorbs repeats, rendered; null if it does not
 */
public record Effect(String sink, String text, @Nullable String idempotencyKey) {

    /** By what two effects count as the same: the declared key where there is one, else the whole call. */
    public String identity() {
        return idempotencyKey == null ? text : sink + "#" + idempotencyKey;
    }

    @Override
    public String toString() {
        return text;
    }
}
