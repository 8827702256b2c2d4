package io.consumerproof.simulation;

import io.consumerproof.member.ConsumerSettings;
import io.consumerproof.member.GroupProtocol;
import io.consumerproof.member.Member;
import io.consumerproof.member.ResetPolicy;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.GroupSettings;
import java.util.List;

/** What a group's settings mean for the client of one of its members. */
final class ClientSettings {

    /** Heartbeats of members that live arrive; none is sent for its own sake. */
    private static final long HEARTBEAT_MICROS = 3_000_000;

    /** Nothing is waited for inside a call. */
    private static final long NO_TIME = 0;

    private ClientSettings() {}

    static ConsumerSettings of(GroupSettings settings, Member member) {
        return new ConsumerSettings(
                settings.name(),
                member.id.toString(),
                member.instanceId,
                GroupProtocol.CLASSIC,
                List.of(settings.assignor().toString()),
                null,
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
