package io.consumerproof.junit.contract;

import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Retention;
import io.consumerproof.scenario.TopicSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The topics of a contract, declared or used, and how many partitions each gets. */
final class Topics {

    /** Fewest partitions that a topic with keyed records gets where the count is not declared, the idle one not counted. */
    private static final int LEAST_BY_KEY = 2;

    private final boolean closed;
    private final SortedMap<String, DeclaredTopic> declared;
    private final SortedMap<String, Integer> used = new TreeMap<>();
    private final SortedSet<String> byKey = new TreeSet<>();
    private final SortedSet<String> keyless = new TreeSet<>();
    private boolean ownOffsets;

    /**
     * Topics with what is declared of them.
     *
     * @param closed whether records may use these topics only
     */
    Topics(boolean closed, SortedMap<String, DeclaredTopic> declared) {
        this.closed = closed;
        this.declared = declared;
    }

    /** Notes a record without key in {@code topic}; a problem at {@code at} where the topic is declared compacted. */
    void useWithoutKey(Reading reading, String topic, Place at) {
        if (declared.getOrDefault(topic, DeclaredTopic.OPEN).refusesKeyless()) {
            reading.problem(
                    at,
                    "a record without key, and topic '" + topic + "' is compacted, which refuses it; add a 'key', or"
                            + " declare 'cleanup: delete'");
        }
        keyless.add(topic);
    }

    /** Notes a record in {@code topic}; what does not fit the declaration is a problem at {@code at}. */
    void use(Reading reading, String topic, @Nullable Integer partition, Place at) {
        if (closed && !declared.containsKey(topic)) {
            Set<String> known = declared.keySet();
            reading.problem(
                    at,
                    "unknown topic '" + topic + "', declared under 'topics' are " + Spelling.list(known)
                            + Spelling.hint(topic, known));
            return;
        }
        int most = declared.getOrDefault(topic, DeclaredTopic.OPEN).partitions();
        if (partition != null && most > 0 && partition >= most) {
            reading.problem(
                    at,
                    "topic '" + topic + "' has no partition " + partition + ", declared are 0 to " + (most - 1)
                            + "; raise 'topics." + topic + ".partitions' or name another partition");
        }
        used.merge(topic, partition == null ? 0 : partition + 1, Math::max);
        if (partition == null) {
            byKey.add(topic);
        }
    }

    /** Notes a record that says which offset it has. */
    void useOwnOffsets() {
        ownOffsets = true;
    }

    /** Whether some record says which offset it has. */
    boolean haveOwnOffsets() {
        return ownOffsets;
    }

    /** The topics that records use, sorted: what the group subscribes to. */
    List<String> usedNames() {
        return List.copyOf(used.keySet());
    }

    /** Every topic declared or used, sorted. */
    SortedSet<String> names() {
        SortedSet<String> names = new TreeSet<>(declared.keySet());
        names.addAll(used.keySet());
        return names;
    }

    /** Every topic with its partitions; the dead-letter topic, where it is not declared, has those of the widest source. */
    List<TopicSettings> settings(@Nullable String deadLetter, Set<FaultKind> faults) {
        List<TopicSettings> settings = new ArrayList<>();
        names().forEach(topic -> settings.add(filled(topic, faults)));
        if (deadLetter != null && !names().contains(deadLetter)) {
            int widest = used.keySet().stream().mapToInt(this::partitions).max().orElse(1);
            settings.add(new TopicSettings(deadLetter, widest));
        }
        return settings;
    }

    private TopicSettings filled(String topic, Set<FaultKind> faults) {
        boolean keyed = used.containsKey(topic) && !keyless.contains(topic);
        return declared.getOrDefault(topic, DeclaredTopic.OPEN).settings(topic, partitions(topic), faults, keyed);
    }

    /** The topics with records, as {@link #settings} has them. */
    List<TopicSettings> usedSettings(Set<FaultKind> faults) {
        return used.keySet().stream().map(topic -> filled(topic, faults)).toList();
    }

    /** What is declared of the topics with records and does nothing, one sentence each. */
    List<String> idle(Set<FaultKind> faults) {
        return usedSettings(faults).stream()
                .filter(each -> !each.cleanup().deletes() && !each.retention().equals(Retention.UNLIMITED))
                .map(each -> "the 'retention' of topic '" + each.name()
                        + "' deletes nothing, since its 'cleanup' is 'compact'; with 'compact+delete' it does")
                .toList();
    }

    /**
     * The declared count, or the highest used partition + 1, at least 2 where a key's hash places records, plus one partition
     * that no explicit record uses. A topic without records has 1.
     */
    private int partitions(String topic) {
        int count = declared.getOrDefault(topic, DeclaredTopic.OPEN).partitions();
        if (count > 0) {
            return count;
        }
        int highest = used.getOrDefault(topic, 0);
        if (byKey.contains(topic)) {
            highest = Math.max(LEAST_BY_KEY, highest);
        }
        return highest + 1;
    }
}
