package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.cluster.Cluster;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.conformance.EveryRace;
import io.consumerproof.conformance.Replayer;
import io.consumerproof.conformance.VectorFile;
import io.consumerproof.group.Race;
import java.util.Map;
import java.util.TreeSet;

/** Groups: what members were told, read and believed, and what was committed, step by step. */
public final class GroupReplayer implements Replayer {

    @Override
    public boolean claims(VectorFile file) {
        return file.root().has("protocol") && file.root().has("memberConfig");
    }

    @Override
    public void replay(VectorFile file, JsonNode each, Comparison comparison) {
        EveryRace.play((race, played) -> play(file, each, race, played), comparison);
    }

    private static void play(VectorFile file, JsonNode each, Race race, Comparison comparison) {
        Cluster cluster = new Cluster(BrokerConfig.read(file.root().path("brokerConfig")), race);
        Cast cast = new Cast(cluster, file.root().path("memberConfig"), "t", "g");
        Script script = new Script(cast, comparison);
        int number = 0;
        for (JsonNode step : each.get("steps")) {
            number++;
            comparison.step();
            String where = "step " + number + " '" + step.path("step").asText() + "'";
            cast.nextStep();
            script.perform(where, step.path("do"));
            compare(where, step, cast.seen(), comparison);
        }
    }

    private static void compare(String where, JsonNode step, Seen seen, Comparison comparison) {
        ofMembers(where + ", callbacks", step.path("callbacks"), seen.callbacks(), comparison);
        ofMembers(where + ", delivered", step.path("delivered"), seen.delivered(), comparison);
        threw(where + ", pollThrew", step.path("pollThrew"), seen, comparison);
        seen.state().forEach((field, value) -> {
            if (!value.isEmpty() || step.has(field)) {
                comparison.same(where + ", " + field, sorted(step.path(field)), sorted(value));
            }
        });
    }

    /** Some recordings have exceptions out of single polls here as well, most do not. */
    private static void threw(String where, JsonNode observed, Seen seen, Comparison comparison) {
        boolean all = ofAll(observed, seen.everyPollThrew());
        ofMembers(where, observed, all ? seen.everyPollThrew() : seen.pollThrew(), comparison);
    }

    private static boolean ofAll(JsonNode observed, Map<String, JsonNode> modelled) {
        ObjectNode all = Outcomes.object();
        modelled.forEach(all::set);
        return sorted(observed).equals(sorted(all));
    }

    /** A member of whom nothing is told is the same as one of whom an empty list is. */
    private static void ofMembers(
            String where, JsonNode observed, Map<String, JsonNode> modelled, Comparison comparison) {
        TreeSet<String> members = new TreeSet<>(modelled.keySet());
        observed.fieldNames().forEachRemaining(members::add);
        for (String each : members) {
            JsonNode its = observed.path(each);
            JsonNode ours = modelled.getOrDefault(each, Outcomes.array());
            if (!its.isEmpty() || !ours.isEmpty()) {
                comparison.same(where + " of " + each, sorted(its), sorted(ours));
            }
        }
    }

    /** One spelling for objects whose keys are in another order. */
    private static String sorted(JsonNode node) {
        return Spelling.of(node);
    }
}
