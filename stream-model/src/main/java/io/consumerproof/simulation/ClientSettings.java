package io.consumerproof.simulation;

import io.consumerproof.group.BrokerSettings;
import io.consumerproof.member.ConsumerSettings;
import io.consumerproof.member.GroupProtocol;
import io.consumerproof.member.ResetPolicy;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Protocol;
import java.util.List;

/** What a group's settings mean for the client of one of its members. */
final class ClientSettings {

    /** Heartbeats of members that live arrive; none is sent for its own sake. */
    private static final long HEARTBEAT_MICROS = 3_000_000;

    /** Nothing is waited for inside a call. */
    private static final long NO_TIME = 0;

    private ClientSettings() {}

    private static boolean isClassic(GroupSettings settings) {
        return settings.protocol() == Protocol.CLASSIC;
    }

    /** The brokers' side of it: a target assignment is made whenever one is due. */
    static BrokerSettings broker(GroupSettings settings) {
        BrokerSettings usual = BrokerSettings.DEFAULT;
        return new BrokerSettings(
                usual.initialRebalanceDelayMicros(),
                Lives.micros(settings.sessionTimeout()),
                usual.heartbeatMicros(),
                0,
                usual.transactionCleanupMicros());
    }

    /** What all members of the group have in common; each calls itself by its own name. */
    static ConsumerSettings common(GroupSettings settings) {
        return new ConsumerSettings(
                settings.name(),
                "",
                null,
                isClassic(settings) ? GroupProtocol.CLASSIC : GroupProtocol.CONSUMER,
                List.of(settings.assignor().toString()),
                isClassic(settings) ? null : settings.assignor().toString(),
                Lives.micros(settings.sessionTimeout()),
                HEARTBEAT_MICROS,
                Lives.micros(settings.maxPollInterval()),
                settings.maxPollRecords(),
                ResetPolicy.EARLIEST,
                settings.isolation(),
                settings.commit() == CommitMode.AUTO,
                NO_TIME,
                Long.MAX_VALUE,
                NO_TIME);
    }
}
