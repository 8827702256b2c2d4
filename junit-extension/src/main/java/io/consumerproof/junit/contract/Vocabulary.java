package io.consumerproof.junit.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The keys that a contract may use, by section; the schema lists the same, which a test checks. */
final class Vocabulary {

    static final String CONTRACT = "contract";

    private static final Map<String, List<String>> KEYS = new TreeMap<>();

    /** Files and values whose words have no place in a contract's sections. */
    private static final List<String> OWN_WORDS = List.of("record file", "bytes", "check", "regression");

    static {
        KEYS.put(
                CONTRACT,
                List.of(
                        "contract",
                        "topics",
                        "consumer",
                        "value",
                        "event",
                        "world",
                        "records",
                        "gaps",
                        "faults",
                        "checks",
                        "capacity",
                        "search"));
        KEYS.put("topics", List.of("partitions", "retention", "segment", "cleanup", "replication"));
        KEYS.put("retention", List.of("time", "bytes"));
        KEYS.put("segment", List.of("time", "bytes"));
        KEYS.put("cleanup", List.of("policy", "tombstone-retention", "min-compaction-lag"));
        KEYS.put("replication", List.of("factor", "min-in-sync", "acks", "unclean-election"));
        KEYS.put(
                "consumer",
                List.of(
                        "class",
                        "method",
                        "factory",
                        "group",
                        "members",
                        "protocol",
                        "assignor",
                        "commit",
                        "on-failure",
                        "isolation",
                        "reset",
                        "session-timeout",
                        "max-poll-interval",
                        "max-poll-records",
                        "handling"));
        KEYS.put("members", List.of("instance"));
        KEYS.put("reset", List.of("by-duration"));
        KEYS.put("on-failure", List.of("attempts", "backoff", "then"));
        KEYS.put("then", List.of("dead-letter"));
        KEYS.put("value", List.of("deserializer"));
        KEYS.put("event", List.of("id", "revision"));
        KEYS.put("world", List.of("database", "state", "ports"));
        KEYS.put("database", List.of("url", "schema", "ignore"));
        KEYS.put("state", List.of("table", "key", "revision"));
        KEYS.put("ports", List.of("type", "idempotent-by"));
        KEYS.put(
                "records",
                List.of(
                        "topic",
                        "partition",
                        "key",
                        "key-base64",
                        "value",
                        "raw",
                        "base64",
                        "headers",
                        "at",
                        "gap",
                        "file"));
        KEYS.put("record file", List.of("topic", "partition", "offset", "timestamp", "key", "value", "headers"));
        KEYS.put("bytes", List.of("base64"));
        KEYS.put("search", List.of("budget", "limit", "sample", "seed", "switches", "pruning"));
        KEYS.put("capacity", List.of("target", "producer", "consumer", "backlog", "arrival", "handling", "outage"));
        KEYS.put("check", List.of("vacuous"));
        KEYS.put("regression", List.of("token", "check", "found"));
    }

    private Vocabulary() {}

    /** The keys of one section, in the order of the documentation. */
    static List<String> keys(String section) {
        List<String> keys = KEYS.get(section);
        if (keys == null) {
            throw new IllegalArgumentException(section);
        }
        return keys;
    }

    /** The sections but {@code notThis} that know {@code key}, sorted; files and values have their own words. */
    static List<String> sectionsWith(String key, String notThis) {
        List<String> found = new ArrayList<>();
        KEYS.forEach((section, keys) -> {
            if (keys.contains(key) && !section.equals(notThis) && !OWN_WORDS.contains(section)) {
                found.add(section);
            }
        });
        return found;
    }
}
