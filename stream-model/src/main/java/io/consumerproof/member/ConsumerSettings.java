package io.consumerproof.member;

import io.consumerproof.history.Isolation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one process reads.
 *
 * @param group its group's name
 * @param clientId what it calls itself; the beginning of its member id
 * @param instanceId the static member's instance id, or null
 * @param assignors names, the preferred one first; not empty (classic)
 * @param remoteAssignor the server-side assignor it asks for, or null (KIP-848)
 * @param sessionMicros after which its coordinator removes it when nothing of it arrives (classic)
 * @param heartbeatMicros how often it tells that it lives (classic)
 * @param pollIntervalMicros the longest time between two polls before it leaves its group
 * @param maxPollRecords the most records that one poll returns, 1 or more
 * @param autoCommit whether it commits its positions by itself
 * @param autoCommitMicros how often it does
 * @param metadataMicros after which it looks at the topics again
 * @param apiTimeoutMicros how long calls without a time of their own wait
 * @source ConsumerConfig, Kafka 4.3
 */
public record ConsumerSettings(
        String group,
        String clientId,
        @Nullable String instanceId,
        GroupProtocol protocol,
        List<String> assignors,
        @Nullable String remoteAssignor,
        long sessionMicros,
        long heartbeatMicros,
        long pollIntervalMicros,
        int maxPollRecords,
        ResetPolicy reset,
        Isolation isolation,
        boolean autoCommit,
        long autoCommitMicros,
        long metadataMicros,
        long apiTimeoutMicros) {

    public ConsumerSettings {
        assignors = List.copyOf(assignors);
        if (maxPollRecords < 1) {
            throw new IllegalArgumentException("max.poll.records is '" + maxPollRecords + "', the least is 1");
        }
    }

    /** The same for a process of another name. */
    public ConsumerSettings of(String client, @Nullable String instance) {
        return new ConsumerSettings(
                group,
                client,
                instance,
                protocol,
                assignors,
                remoteAssignor,
                sessionMicros,
                heartbeatMicros,
                pollIntervalMicros,
                maxPollRecords,
                reset,
                isolation,
                autoCommit,
                autoCommitMicros,
                metadataMicros,
                apiTimeoutMicros);
    }
}
