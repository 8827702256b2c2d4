package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.Standing;
import io.consumerproof.member.ConsumerKeys;
import io.consumerproof.producer.Producer;
import io.consumerproof.producer.ProducerKeys;
import io.consumerproof.producer.ProducerSettings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Everything that one case is about: the brokers, its one group, its members, what was seen in the step under way. */
public final class Cast {

    private final Cluster cluster;
    private final SortedMap<String, String> memberConfig;
    private final String topic;
    private final String group;
    private final Map<String, Actor> members = new LinkedHashMap<>();
    private final Map<String, Producer> producers = new TreeMap<>();
    private final Map<String, Standing> kept = new TreeMap<>();
    private SortedMap<String, String> producerConfig = new TreeMap<>();
    private @Nullable Producer outsider;
    private Seen seen = new Seen();
    private int partitions;
    private long lastHappeningMicros;

    /**
     * A case that has not begun.
     *
     * @param memberConfig what every member's settings start from, by Kafka's keys
     * @param topic the one that members' bare partition numbers mean
     * @param group the one that all members are in
     */
    public Cast(Cluster cluster, JsonNode memberConfig, String topic, String group) {
        this.cluster = cluster;
        this.memberConfig = config(memberConfig);
        this.topic = topic;
        this.group = group;
    }

    /** What every producer's settings start from, by Kafka's keys. */
    public void producerConfig(JsonNode config) {
        producerConfig = config(config);
    }

    SortedMap<String, String> producerConfig() {
        return producerConfig;
    }

    static SortedMap<String, String> config(JsonNode node) {
        SortedMap<String, String> config = new TreeMap<>();
        node.properties()
                .forEach(each -> config.put(each.getKey(), each.getValue().asText()));
        return config;
    }

    public Cluster cluster() {
        return cluster;
    }

    public String topic() {
        return topic;
    }

    public String group() {
        return group;
    }

    public Seen seen() {
        return seen;
    }

    /** The next step begins; nothing was seen in it yet. */
    public void nextStep() {
        seen = new Seen();
    }

    /** A callback, a record or an exception: the quiet is over. */
    void happened() {
        lastHappeningMicros = cluster.nowMicros();
    }

    long lastHappeningMicros() {
        return lastHappeningMicros;
    }

    /** How many partitions the topic was made with. */
    int partitions() {
        return partitions;
    }

    void partitions(int made) {
        partitions = made;
    }

    void open(String name, JsonNode laidOver) {
        SortedMap<String, String> config = new TreeMap<>(memberConfig);
        config.putAll(config(laidOver));
        if ("consumer".equals(config.get("group.protocol"))) {
            config.remove("session.timeout.ms");
            config.remove("heartbeat.interval.ms");
        }
        config.put("client.id", name);
        config.put("group.id", group);
        members.remove(name);
        members.put(name, new Actor(name, this, ConsumerKeys.read(config)));
    }

    /** The member that was last opened by that name. */
    public Actor member(String name) {
        Actor member = members.get(name);
        if (member == null) {
            throw new IllegalArgumentException("no member '" + name + "'; members: " + members.keySet());
        }
        return member;
    }

    void openProducer(String name, SortedMap<String, String> config) {
        producers.put(name, new Producer(cluster, ProducerKeys.read(config)));
    }

    /** The producer that was last opened by that name. */
    Producer producer(String name) {
        Producer producer = producers.get(name);
        if (producer == null) {
            throw new IllegalArgumentException("no producer '" + name + "'; producers: " + producers.keySet());
        }
        return producer;
    }

    /** The producer that is no part of the case. */
    Producer outsider() {
        if (outsider == null) {
            outsider = new Producer(cluster, ProducerSettings.DEFAULT.withoutLinger());
        }
        return outsider;
    }

    /** Members that are neither closed nor crashed, in the order of opening. */
    List<String> present() {
        List<String> present = new ArrayList<>();
        members.forEach((name, member) -> {
            if (!member.isGone()) {
                present.add(name);
            }
        });
        return present;
    }

    void keep(String name) {
        kept.put(name, member(name).consumer().groupMetadata());
    }

    /** As whom a producer commits: a member as it is now, {@code kept:member} as it was, or {@code plain}. */
    public Standing standing(String spelling) {
        if (spelling.equals("plain")) {
            return Standing.outside(group);
        }
        if (spelling.startsWith("kept:")) {
            Standing then = kept.get(spelling.substring("kept:".length()));
            if (then == null) {
                throw new IllegalArgumentException("'" + spelling + "' was not kept; kept: " + kept.keySet());
            }
            return then;
        }
        return member(spelling).consumer().groupMetadata();
    }
}
