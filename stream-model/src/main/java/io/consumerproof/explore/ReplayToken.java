package io.consumerproof.explore;

/**
 * The spelling of a {@link RunPlan}: {@code c1.} and base64url text without padding. It names the experiment by digests of its
 * name, its content and its code, and each pick with a fingerprint of its choice.
 */
public final class ReplayToken {

    private ReplayToken() {}

    /** Whether {@code token} was made for an experiment of this name, changed since or not. */
    public static boolean belongsTo(String token, String name) {
        throw new IllegalStateException(token + name);
    }
}
