package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** How members begin and end, and how they are cut off. */
final class LifeCalls {

    private LifeCalls() {}

    static List<Call> all() {
        return List.of(
                Call.of("open", LifeCalls::open),
                Call.of("close", LifeCalls::close),
                Call.of("crash", LifeCalls::crash),
                Call.of("cut", (cast, arguments) -> {
                    cast.member(arguments.text("member")).cutOff();
                    return Outcomes.OK;
                }),
                Call.of("restore", (cast, arguments) -> {
                    cast.member(arguments.text("member")).restore();
                    return Outcomes.OK;
                }),
                Call.of("keepGroupMetadata", (cast, arguments) -> {
                    cast.keep(arguments.text("member"));
                    return Outcomes.OK;
                }));
    }

    private static JsonNode open(Cast cast, Arguments arguments) {
        if (arguments.has("producer")) {
            return ProducerCalls.open(cast, arguments);
        }
        cast.open(arguments.text("member"), arguments.of("config"));
        return Outcomes.OK;
    }

    private static JsonNode close(Cast cast, Arguments arguments) {
        if (arguments.has("producer")) {
            return ProducerCalls.close(cast, arguments);
        }
        Actor member = cast.member(arguments.text("member"));
        try {
            member.consumer().close();
        } finally {
            member.leaveScript();
        }
        return Outcomes.OK;
    }

    private static JsonNode crash(Cast cast, Arguments arguments) {
        Actor member = cast.member(arguments.text("member"));
        member.consumer().crash();
        member.leaveScript();
        return Outcomes.OK;
    }
}
