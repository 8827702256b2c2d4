package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.cluster.Cluster;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.conformance.EveryRace;
import io.consumerproof.conformance.Replayer;
import io.consumerproof.conformance.VectorFile;
import io.consumerproof.group.Race;

/** Producers and their transactions: what every call did. */
public final class ProducerReplayer implements Replayer {

    @Override
    public boolean claims(VectorFile file) {
        return file.root().has("producerConfig");
    }

    @Override
    public void replay(VectorFile file, JsonNode each, Comparison comparison) {
        EveryRace.play((race, played) -> play(file, each, race, played), comparison);
    }

    private static void play(VectorFile file, JsonNode each, Race race, Comparison comparison) {
        Cluster cluster = new Cluster(BrokerConfig.read(file.root().path("brokerConfig")), race);
        cluster.log().createTopic("in", 1);
        cluster.log().createTopic("out", 1);
        Cast cast = new Cast(cluster, file.root().path("memberConfig"), "in", "g");
        cast.producerConfig(file.root().path("producerConfig"));
        Script script = new Script(cast, comparison);
        int number = 0;
        for (JsonNode step : each.get("steps")) {
            number++;
            comparison.step();
            cast.nextStep();
            script.perform("step " + number + " '" + step.path("step").asText() + "'", step.path("do"));
        }
    }
}
