package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.member.Consumer;
import io.consumerproof.member.RebalanceListener;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Calls of a client that neither poll nor commit. */
final class ClientCalls {

    private ClientCalls() {}

    static List<Call> all() {
        return List.of(
                Call.of("subscribe", ClientCalls::subscribe),
                simple("assign", (consumer, arguments) -> consumer.assign(arguments.partitions("partitions"))),
                simple("unsubscribe", (consumer, arguments) -> consumer.unsubscribe()),
                simple(
                        "seek",
                        (consumer, arguments) -> consumer.seek(
                                arguments.partition("partition"),
                                arguments.of("offset").asLong())),
                simple("seekToEnd", (consumer, arguments) -> consumer.seekToEnd(arguments.partitions("partitions"))),
                simple(
                        "seekToBeginning",
                        (consumer, arguments) -> consumer.seekToBeginning(arguments.partitions("partitions"))),
                simple("pause", (consumer, arguments) -> consumer.pause(arguments.partitions("partitions"))),
                simple("resume", (consumer, arguments) -> consumer.resume(arguments.partitions("partitions"))),
                simple("wakeup", (consumer, arguments) -> consumer.wakeup()),
                Call.of("assignment", ClientCalls::assignment),
                Call.of("position", ClientCalls::position),
                Call.of("throwIn", ClientCalls::throwIn),
                Call.of("commitIn", ClientCalls::commitIn));
    }

    /** A call that returns nothing. */
    private static Call simple(String name, OnConsumer doing) {
        return Call.of(name, (cast, arguments) -> {
            doing.perform(cast.member(arguments.text("member")).consumer(), arguments);
            return Outcomes.OK;
        });
    }

    @FunctionalInterface
    private interface OnConsumer {
        void perform(Consumer consumer, Arguments arguments);
    }

    private static JsonNode subscribe(Cast cast, Arguments arguments) {
        Actor member = cast.member(arguments.text("member"));
        if (arguments.has("pattern")) {
            member.consumer().subscribe(Pattern.compile(arguments.text("pattern")), RebalanceListener.NONE);
        } else {
            member.consumer().subscribe(new TreeSet<>(arguments.texts("topics")), member);
        }
        return Outcomes.OK;
    }

    private static JsonNode assignment(Cast cast, Arguments arguments) {
        return Outcomes.partitions(
                cast.member(arguments.text("member")).consumer().assignment(), cast.topic());
    }

    private static JsonNode position(Cast cast, Arguments arguments) {
        Actor member = cast.member(arguments.text("member"));
        return Outcomes.number(member.consumer()
                .position(arguments.partition("partition"), arguments.micros("timeoutMs", member.apiTimeoutMicros())));
    }

    private static JsonNode throwIn(Cast cast, Arguments arguments) {
        cast.member(arguments.text("member"))
                .throwIn(
                        arguments.text("callback"),
                        arguments.text("exception"),
                        arguments.number("times", Integer.MAX_VALUE));
        return Outcomes.OK;
    }

    private static JsonNode commitIn(Cast cast, Arguments arguments) {
        Actor member = cast.member(arguments.text("member"));
        member.commitIn(arguments.texts("callbacks"), arguments.micros("timeoutMs", member.apiTimeoutMicros()));
        return Outcomes.OK;
    }
}
