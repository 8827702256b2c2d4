package io.consumerproof.junit.jupiter;

import io.consumerproof.history.Header;
import io.consumerproof.history.History;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.jdbc.WatchedDatabase;
import io.consumerproof.junit.contract.Spelling;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.RecordingPort;
import io.consumerproof.scenario.Sender;
import io.consumerproof.scenario.Stage;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The partitioned log of one run of a {@link StreamTest}. The topics of the test's annotations are there; groups, records and
 * sinks are added by the body; members run inside {@link #drain} and {@link #restart} only. Not safe for use by several threads.
 */
public final class VirtualLog {

    private final Stage stage;
    private final Topics topics;
    private final Databases databases;
    private final Map<String, GroupDraft> groups = new LinkedHashMap<>();
    private boolean drained;

    VirtualLog(Stage stage, Topics topics, Databases databases) {
        this.stage = stage;
        this.topics = topics;
        this.databases = databases;
        topics.declare(stage);
        databases.rewind();
    }

    /** The group of this name: the one asked for earlier, or a new one. */
    public GroupDraft group(String name) {
        return groups.computeIfAbsent(name, each -> new GroupDraft(this, each));
    }

    /**
     * Appends a record to the partition that its key's hash names, or to partition 0 without key.
     *
     * @param value passed through as it is, or turned into bytes by the topic's serializer; null for a tombstone
     * @throws IllegalArgumentException if there is no such topic; it lists those there are
     */
    public VirtualLog append(String topic, @Nullable String key, @Nullable Object value) {
        return append(topics.record(topic, key, value));
    }

    /** Appends a record to one partition. */
    public VirtualLog append(String topic, int partition, @Nullable String key, @Nullable Object value) {
        return append(topics.record(topic, key, value).in(partition));
    }

    /**
     * Appends a record with headers.
     *
     * @param headers name to text, bytes or null, in the map's order
     */
    public VirtualLog append(
            String topic,
            @Nullable String key,
            @Nullable Object value,
            Map<String, ? extends @Nullable Object> headers) {
        return append(topics.record(topic, key, value).headers(headersOf(headers)));
    }

    /** Appends what is described, its value as it is. */
    public VirtualLog append(Append described) {
        drained = false;
        stage.append(described);
        return this;
    }

    /** Leaves out {@code count} offsets of a partition, which no reader sees, as compaction and transaction markers do. */
    public VirtualLog gap(String topic, int partition, int count) {
        return append(Append.gap(topic, partition, count));
    }

    /**
     * Starts the members of new groups and runs all members until nothing is left to do; this is where faults strike.
     *
     * @throws IllegalStateException if a group has no members
     */
    public VirtualLog drain() {
        startGroups();
        stage.drain();
        drained = true;
        return this;
    }

    /** Closes every member in order, starts as many new ones, and drains. */
    public VirtualLog restart() {
        startGroups();
        stage.restart();
        drained = true;
        return this;
    }

    /**
     * A port whose calls are effects: points where faults strike, counted by method and arguments. Calls go nowhere and answer
     * with the emptiest value.
     *
     * @param type an interface
     */
    public <T> T port(Class<T> type) {
        return port(type, RecordingPort.of(type, null, null));
    }

    /** As {@link #port(Class)}, with a delegate that does the work and survives crashes. */
    public <T> T port(Class<T> type, T delegate) {
        return port(type, RecordingPort.of(type, delegate, null));
    }

    /**
     * As {@link #port(Class)}, with a receiver that absorbs repeats.
     *
     * @param idempotentBy the name of the argument, or of a property of an argument, by which it does
     * @throws IllegalArgumentException if no method has such an argument; it lists those there are
     */
    public <T> T port(Class<T> type, String idempotentBy) {
        try {
            return port(type, RecordingPort.of(type, null, idempotentBy));
        } catch (IllegalArgumentException unfit) {
            String hint = Spelling.hintOfArgument(idempotentBy, type);
            throw new IllegalArgumentException(unfit.getMessage() + hint, unfit);
        }
    }

    private <T> T port(Class<T> type, RecordingPort port) {
        stage.sink(port);
        return type.cast(port.proxy());
    }

    /**
     * A watched database: every statement and SQL commit of a member is a point where faults strike. It is opened once a test and
     * named by its place among the test's databases; each run starts with what it held when it was opened.
     *
     * @param url its JDBC URL, {@code jdbc:h2:mem:orders}
     * @param schema SQL statements that define its tables and first rows, parted by semicolons
     */
    public DataSource database(String url, String schema) {
        return database(WatchedDatabase.Settings.of(url).withSchema("the test's schema", schema));
    }

    /** As {@link #database(String, String)}, behind a data source that already holds its tables. */
    public DataSource database(DataSource source) {
        return database(WatchedDatabase.Settings.of(() -> source));
    }

    /** As {@link #database(String, String)}, with all settings there are. */
    public DataSource database(WatchedDatabase.Settings settings) {
        WatchedDatabase database = databases.next(settings);
        stage.sink(database);
        return database.dataSource();
    }

    /** The run's virtual time; it starts at 2030-01-01T00:00:00Z. */
    public Clock clock() {
        return stage.world().clock();
    }

    /** Appends to the log from a member; every send is an effect. */
    public Sender sender() {
        return stage.world().sender();
    }

    /** Ids that are fresh in a run and the same in every run of one schedule. */
    public Supplier<UUID> ids() {
        return stage.world().ids();
    }

    /** Numbers that are the same in every run of one schedule. */
    public RandomGenerator random() {
        return stage.world().random();
    }

    /** What happened so far; a view that grows. */
    public History history() {
        return stage.history();
    }

    /** A group's committed next offset; empty if nothing is committed. */
    public OptionalLong committed(String group, String topic, int partition) {
        return stage.committed(group, new TopicPartition(topic, partition));
    }

    /** A partition's end offset: that of the next record to be appended. */
    public long endOffset(String topic, int partition) {
        return stage.endOffset(new TopicPartition(topic, partition));
    }

    /** All partitions of the annotated topics, sorted. */
    public List<TopicPartition> partitions() {
        return topics.partitions();
    }

    /** What a body may not forget. */
    void end() {
        if (groups.isEmpty()) {
            throw new IllegalStateException(
                    "the body has no group, so nothing reads the log: call log.group(name).members(count, factory)");
        }
        if (!drained || groups.values().stream().anyMatch(group -> !group.isStarted())) {
            throw new IllegalStateException("the body ends without draining what it set up: call log.drain()");
        }
    }

    private void startGroups() {
        groups.values().stream()
                .filter(group -> !group.isStarted())
                .forEach(group -> stage.group(group.settings(), group.start()));
    }

    private static List<Header> headersOf(Map<String, ? extends @Nullable Object> headers) {
        return headers.entrySet().stream()
                .map(entry -> new Header(entry.getKey(), Topics.bytes(entry.getValue())))
                .toList();
    }
}
