package io.consumerproof.group;

/**
 * What the broker decides for all groups under the consumer protocol.
 *
 * @param sessionTimeoutMicros after which a silent member is removed
 * @param heartbeatIntervalMicros how often members are asked to tell that they live
 * @param assignmentIntervalMicros the least time between two target assignments; 0: none, every change is answered at once
 * @param maxMembers the most members a group may have
 * @param assignor the server-side assignor of a group whose members ask for none
 * @source Kafka 4.3, GroupCoordinatorConfig: group.consumer.session.timeout.ms, .heartbeat.interval.ms, .assignment.interval.ms,
 *     .max.size, .assignors
 */
public record ConsumerGroupSettings(
        long sessionTimeoutMicros,
        long heartbeatIntervalMicros,
        long assignmentIntervalMicros,
        int maxMembers,
        ServerAssignor assignor) {

    /** Kafka's defaults: 45 s, 5 s, 1 s, no limit, uniform. */
    public static final ConsumerGroupSettings DEFAULT =
            new ConsumerGroupSettings(45_000_000, 5_000_000, 1_000_000, Integer.MAX_VALUE, ServerAssignors.UNIFORM);

    public ConsumerGroupSettings {
        if (sessionTimeoutMicros < 1 || heartbeatIntervalMicros < 1 || assignmentIntervalMicros < 0 || maxMembers < 1) {
            throw new IllegalArgumentException(
                    "session timeout " + sessionTimeoutMicros + "us, heartbeat interval " + heartbeatIntervalMicros
                            + "us and the limit of " + maxMembers + " members must be 1 or more, assignment interval "
                            + assignmentIntervalMicros + "us must be 0 or more");
        }
    }
}
