package io.consumerproof.member;

import java.util.Arrays;
import java.util.Optional;

/**
 * The catalogue of Kafka's own keys for a consumer, with their defaults.
 *
 * @source ConsumerConfig, Kafka 4.3
 */
enum ConsumerKey {
    AUTO_COMMIT_INTERVAL("auto.commit.interval.ms", "5000"),
    AUTO_OFFSET_RESET("auto.offset.reset", "latest"),
    CLIENT_ID("client.id", "consumer"),
    API_TIMEOUT("default.api.timeout.ms", "60000"),
    ENABLE_AUTO_COMMIT("enable.auto.commit", "true"),
    GROUP_ID("group.id", ""),
    INSTANCE_ID("group.instance.id", ""),
    GROUP_PROTOCOL("group.protocol", "classic"),
    REMOTE_ASSIGNOR("group.remote.assignor", ""),
    HEARTBEAT_INTERVAL("heartbeat.interval.ms", "3000"),
    ISOLATION_LEVEL("isolation.level", "read_uncommitted"),
    MAX_POLL_INTERVAL("max.poll.interval.ms", "300000"),
    MAX_POLL_RECORDS("max.poll.records", "500"),
    METADATA_MAX_AGE("metadata.max.age.ms", "300000"),
    ASSIGNMENT_STRATEGY("partition.assignment.strategy", "RangeAssignor,CooperativeStickyAssignor"),
    SESSION_TIMEOUT("session.timeout.ms", "45000"),
    // About the network between client and broker, of which there is none here: any value means the same.
    FETCH_MAX_WAIT("fetch.max.wait.ms", "500"),
    FETCH_MIN_BYTES("fetch.min.bytes", "1"),
    RECONNECT_BACKOFF_MAX("reconnect.backoff.max.ms", "1000"),
    RECONNECT_BACKOFF("reconnect.backoff.ms", "50"),
    REQUEST_TIMEOUT("request.timeout.ms", "30000"),
    RETRY_BACKOFF_MAX("retry.backoff.max.ms", "1000"),
    RETRY_BACKOFF("retry.backoff.ms", "100");

    final String spelling;
    final String otherwise;

    ConsumerKey(String spelling, String otherwise) {
        this.spelling = spelling;
        this.otherwise = otherwise;
    }

    static Optional<ConsumerKey> named(String spelling) {
        return Arrays.stream(values())
                .filter(each -> each.spelling.equals(spelling))
                .findFirst();
    }

    @Override
    public String toString() {
        return spelling;
    }
}
