package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.SortedMap;

/** What a client commits and has committed. */
final class CommitCalls {

    private CommitCalls() {}

    static List<Call> all() {
        return List.of(Call.of("commitSync", CommitCalls::commitSync), Call.of("committed", CommitCalls::committed));
    }

    private static JsonNode commitSync(Cast cast, Arguments arguments) {
        Actor member = cast.member(arguments.text("member"));
        long timeout = arguments.micros("timeoutMs", member.apiTimeoutMicros());
        if (arguments.has("offsets")) {
            member.consumer().commitSync(arguments.offsets("offsets"), timeout);
        } else {
            member.consumer().commitSync(timeout);
        }
        return Outcomes.OK;
    }

    private static JsonNode committed(Cast cast, Arguments arguments) {
        Actor member = cast.member(arguments.text("member"));
        List<TopicPartition> partitions = arguments.partitions("partitions");
        SortedMap<TopicPartition, CommittedOffset> found =
                member.consumer().committed(partitions, arguments.micros("timeoutMs", member.apiTimeoutMicros()));
        ObjectNode result = Outcomes.object();
        for (TopicPartition each : partitions) {
            CommittedOffset its = found.get(each);
            result.set(Outcomes.key(each, cast.topic()), its == null ? Outcomes.nothing() : Outcomes.offset(its));
        }
        return result;
    }
}
