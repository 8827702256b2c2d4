package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.conformance.Replayer;
import io.consumerproof.conformance.VectorFile;

/** Plays cases that are operations on a topic and nothing else. */
public final class LogReplayer implements Replayer {

    @Override
    public boolean claims(VectorFile file) {
        return file.cases().stream().allMatch(LogReplayer::isOpsOnly);
    }

    /** Whether {@code each} has operations, and no observations through a consumer besides. */
    public static boolean isOpsOnly(JsonNode each) {
        return each.has("ops") && !each.has("observations");
    }

    @Override
    public void replay(VectorFile file, JsonNode each, Comparison comparison) {
        LogStage stage = LogStage.of(each);
        CommittedAfterRetention.prepare(stage, each.path("ops"));
        LogOps.play(each.path("ops"), stage, comparison);
    }
}
