package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.consumerproof.history.Bytes;
import io.consumerproof.history.LogRecord;
import io.consumerproof.log.RefusedException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Polls, of one member or of several in turn, and time that passes without any. */
final class PollCalls {

    private static final long UNTIL_RECORDS_POLL_MICROS = 50_000;

    private PollCalls() {}

    static List<Call> all() {
        return List.of(
                Call.of("poll", PollCalls::poll),
                Call.of("settle", PollCalls::settle),
                Call.of("pollFor", PollCalls::pollFor),
                Call.of("pollUntilCallback", PollCalls::pollUntilCallback),
                Call.of("idle", PollCalls::idle),
                Call.of("wait", PollCalls::idle),
                Call.of("observe", PollCalls::observe));
    }

    private static JsonNode poll(Cast cast, Arguments arguments) {
        String name = arguments.text("member");
        try {
            return arguments.has("untilRecords") ? untilRecords(cast, arguments) : repeatedly(cast, arguments);
        } catch (RuntimeException thrown) {
            cast.happened();
            cast.seen().pollThrew(name, Outcomes.nameOf(thrown), true);
            if (thrown instanceof RefusedException refused) {
                refused.positions().values().forEach(cast.seen()::outOfRange);
            }
            throw thrown;
        }
    }

    private static JsonNode repeatedly(Cast cast, Arguments arguments) {
        Actor member = cast.member(arguments.text("member"));
        Seen these = new Seen();
        for (int i = 0; i < arguments.number("times", 1); i++) {
            these.delivered("", member.poll(arguments.micros("ms", 0)).records(), cast.topic());
        }
        return these.delivered().getOrDefault("", Outcomes.object());
    }

    private static JsonNode untilRecords(Cast cast, Arguments arguments) {
        Actor member = cast.member(arguments.text("member"));
        long end = cast.cluster().nowMicros() + arguments.micros("maxMs", 0);
        List<LogRecord> records = new ArrayList<>();
        while (records.size() < arguments.number("untilRecords", 0)
                && cast.cluster().nowMicros() < end) {
            records.addAll(member.poll(UNTIL_RECORDS_POLL_MICROS).records());
        }
        ArrayNode result = Outcomes.array();
        records.forEach(each -> result.add(text(each.value()) + "@" + each.offset()));
        return result;
    }

    private static String text(@Nullable Object value) {
        return value instanceof Bytes
                ? new String(((Bytes) value).toArray(), StandardCharsets.UTF_8)
                : String.valueOf(value);
    }

    private static JsonNode settle(Cast cast, Arguments arguments) {
        return Outcomes.text(new Rounds(cast, arguments.texts("members"))
                .settle(arguments.micros("quietMs", 0), arguments.micros("maxMs", 0)));
    }

    private static JsonNode pollFor(Cast cast, Arguments arguments) {
        new Rounds(cast, arguments.texts("members")).pollFor(arguments.micros("ms", 0));
        return Outcomes.OK;
    }

    private static JsonNode pollUntilCallback(Cast cast, Arguments arguments) {
        return Outcomes.text(new Rounds(cast, arguments.texts("members")).pollUntilCallback(arguments.text("member")));
    }

    private static JsonNode idle(Cast cast, Arguments arguments) {
        cast.cluster().advanceTo(cast.cluster().nowMicros() + arguments.micros("ms", 0));
        return Outcomes.OK;
    }

    private static JsonNode observe(Cast cast, Arguments arguments) {
        Observing observing = new Observing(cast, arguments.texts("members"));
        arguments.texts("fields").forEach(observing::observe);
        return Outcomes.nothing();
    }
}
