package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.consumerproof.cluster.Cluster;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.conformance.Replayer;
import io.consumerproof.conformance.VectorFile;
import io.consumerproof.conformance.log.LogOps;
import io.consumerproof.conformance.log.LogStage;
import io.consumerproof.group.BrokerSettings;

/** Logs that begin late or end early, and consumers that begin outside of them; each has a group of its own. */
public final class OutOfRangeReplayer implements Replayer {

    @Override
    public boolean claims(VectorFile file) {
        return file.cases().stream().anyMatch(each -> each.has("observations"));
    }

    @Override
    public void replay(VectorFile file, JsonNode each, Comparison comparison) {
        Cluster cluster = new Cluster(BrokerSettings.DEFAULT);
        cluster.log().createTopic("t", each.path("partitions").asInt(1));
        LogOps.play(each.path("ops"), LogStage.on(cluster.log(), 0), comparison);
        int number = 0;
        for (JsonNode observation : each.path("observations")) {
            number++;
            comparison.step();
            String where =
                    "observation " + number + " '" + observation.path("start").asText() + "'";
            Cast cast = new Cast(cluster, Outcomes.object(), "t", "g" + number);
            new Script(cast, comparison).perform(where, observation.path("do"));
            compare(where, observation, cast.seen(), comparison);
        }
    }

    private static void compare(String where, JsonNode observation, Seen seen, Comparison comparison) {
        ArrayNode delivered = Outcomes.array();
        seen.delivered().values().forEach(each -> each.forEach(offsets -> offsets.forEach(delivered::add)));
        comparison.same(where + ", delivered", Spelling.of(observation.path("delivered")), Spelling.of(delivered));
        JsonNode threw =
                seen.everyPollThrew().getOrDefault("A", Outcomes.array()).path(0);
        comparison.same(where + ", pollThrew", Spelling.of(observation.path("pollThrew")), Spelling.of(threw));
        if (threw.asText().equals("OffsetOutOfRangeException")) {
            comparison.same(
                    where + ", exceptionPartitions",
                    Spelling.of(observation.path("exceptionPartitions")),
                    Spelling.of(seen.outOfRange()));
        }
    }
}
