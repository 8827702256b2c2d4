package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Records cases of {@code steps} whose {@code do} lists are calls of real clients. */
public final class CallRecorder implements Recorder {

    private static final List<String> FIELDS =
            List.of("callbacks", "delivered", "pollThrew", "assignment", "position", "paused", "committed");

    private final Ground ground;
    private final Clients clients;
    private final JsonNode file;
    private final boolean ofGroup;

    /**
     * A recorder for one thread.
     *
     * @param clients that thread's
     * @param file the settings that all cases share
     */
    public CallRecorder(Ground ground, Clients clients, JsonNode file) {
        this.ground = ground;
        this.clients = clients;
        this.file = file;
        this.ofGroup = file.has("protocol");
    }

    @Override
    public ObjectNode record(ObjectNode program) throws Exception {
        ObjectNode recorded = program.deepCopy();
        Names names = new Names(ground.nextCase(), ofGroup ? "t" : "in");
        if (!ofGroup) {
            ground.create(names.real("in"), 1, Map.of());
            ground.create(names.real("out"), 1, Map.of());
        }
        try (Cast cast = new Cast(ground, clients, names, file)) {
            Map<String, Call> calls = Calls.of(cast);
            Observation observation = new Observation(cast);
            for (JsonNode step : recorded.get("steps")) {
                step((ObjectNode) step, cast, calls, observation);
            }
        }
        return recorded;
    }

    private void step(ObjectNode step, Cast cast, Map<String, Call> calls, Observation observation) throws Exception {
        step.remove(FIELDS);
        cast.members().values().forEach(each -> each.diary().turnPage());
        for (JsonNode entry : step.get("do")) {
            ObjectNode arguments = (ObjectNode) entry;
            if (arguments.get("call").asText().equals("observe")) {
                observation.write(arguments, step);
            } else {
                arguments.set("result", outcome(arguments, calls));
            }
        }
        if (ofGroup) {
            cast.members().forEach((name, member) -> member.diary().write(name, step));
        }
    }

    private static @Nullable JsonNode outcome(ObjectNode arguments, Map<String, Call> calls) {
        String name = arguments.get("call").asText();
        Call call = calls.get(name);
        if (call == null) {
            throw new IllegalArgumentException("no call '" + name + "'; calls: " + calls.keySet());
        }
        try {
            return call.perform(arguments);
        } catch (Exception thrown) {
            return Outcomes.threw(thrown);
        }
    }
}
