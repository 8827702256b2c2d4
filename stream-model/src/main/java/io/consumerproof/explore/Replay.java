package io.consumerproof.explore;

import io.consumerproof.history.History;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a replayed token showed.
 *
 * @param finding what the replayed run violates; null if nothing
 * @param history the replayed run
 * @param divergence where the run took other choices than the token: {@code diverged at choice 12: …}; null if it did not
 * @param remarks further sentences: the contract has changed since; may be empty
 */
public record Replay(
        @Nullable Finding finding,
        History history,
        @Nullable String divergence,
        List<String> remarks) {}
