package io.consumerproof.conformance.live.coordinator;

import io.consumerproof.group.BrokerSettings;
import io.consumerproof.group.ConsumerGroup;
import io.consumerproof.group.Heartbeat;
import io.consumerproof.group.HeartbeatAnswer;
import io.consumerproof.group.Races;
import io.consumerproof.group.ServerTopic;
import io.consumerproof.group.ServerTopics;
import io.consumerproof.log.RefusedException;
import java.util.List;

/** The same group at the model's coordinator. */
final class ModelGroup {

    private static final BrokerSettings SETTINGS = new BrokerSettings(0, 1_000_000, 100_000, 0, 200_000);

    private final ConsumerGroup group;
    private String asking = "";
    private long nowMicros;

    ModelGroup(List<ServerTopic> topics) {
        group = new ConsumerGroup("group", SETTINGS, new Fixed(topics), this::choose);
    }

    private record Fixed(List<ServerTopic> all) implements ServerTopics {
        @Override
        public int version() {
            return 1;
        }
    }

    /** Ids here differ in their last character only, so that a hash table has them in alphabetical order. */
    private int choose(Races race, int outcomes) {
        return race == Races.MEMBER_ORDER
                ? (int) group.memberIds().stream()
                        .filter(each -> each.compareTo(asking) > 0)
                        .count()
                : 0;
    }

    void advanceTo(long micros) {
        nowMicros = micros;
        group.advance(micros);
    }

    String heartbeat(Heartbeat request) {
        asking = request.memberId();
        try {
            if (request.memberEpoch() < Heartbeat.JOIN) {
                group.leave(
                        request.memberId(), request.instanceId(), request.memberEpoch() == Heartbeat.LEAVE_FOR_A_WHILE);
                return Answers.spelled(request.memberEpoch(), null);
            }
            HeartbeatAnswer answer = group.heartbeat(request, nowMicros);
            return Answers.spelled(answer.memberEpoch(), answer.assignment());
        } catch (RefusedException refused) {
            return refused.refusal().exceptionName();
        }
    }
}
