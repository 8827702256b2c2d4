package io.consumerproof.junit.jupiter;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.junit.contract.FaultGround;
import io.consumerproof.junit.contract.Spelling;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Stage;
import io.consumerproof.scenario.TopicSettings;
import io.consumerproof.scenario.Unmodeled;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The declared topics of a test. */
final class Topics {

    private final SortedMap<String, TopicSettings> settings = new TreeMap<>();
    private final SortedMap<String, TopicSerializer> serializers = new TreeMap<>();

    /**
     * The topics of these annotations; one of a later list declares a topic of that name anew.
     *
     * @param declared those of each class and of the method
     * @param faults the kinds that are asked for: they need a topic in which they can strike
     * @throws IllegalArgumentException if topics or their serializers are wrong, or two of one list have one name; all at once
     */
    Topics(List<List<Topic>> declared, Set<FaultKind> faults) {
        Mistakes mistakes = new Mistakes();
        for (List<Topic> together : declared) {
            Set<String> names = new TreeSet<>();
            for (Topic topic : together) {
                if (!names.add(topic.name())) {
                    mistakes.add("@Topic '" + topic.name()
                            + "' stands twice on one test or class, so that one of them would not count: remove one");
                }
                mistakes.of(() -> settings(topic, faults));
            }
        }
        mistakes.refuse();
        FaultGround.lacking(faults, List.copyOf(settings.values())).forEach(mistakes::add);
        mistakes.refuse();
    }

    private TopicSettings settings(Topic topic, Set<FaultKind> faults) {
        TopicSettings words = TopicWords.of(topic).settings(topic.name(), topic.partitions(), faults, false);
        Unmodeled.refuse(words.words());
        settings.put(topic.name(), words);
        serializers.remove(topic.name());
        if (topic.serializer() != Void.class) {
            serializers.put(topic.name(), TopicSerializer.of(topic.serializer()));
        }
        return words;
    }

    void declare(Stage stage) {
        settings.values().forEach(stage::topic);
    }

    List<TopicPartition> partitions() {
        List<TopicPartition> all = new ArrayList<>();
        settings.forEach((name, topic) -> {
            for (int partition = 0; partition < topic.partitions(); partition++) {
                all.add(new TopicPartition(name, partition));
            }
        });
        return all;
    }

    /** @throws IllegalArgumentException if no topic of this name is declared; it lists those that are */
    void require(String topic) {
        if (!settings.containsKey(topic)) {
            String known = settings.isEmpty() ? "none" : Spelling.list(settings.keySet());
            throw new IllegalArgumentException(
                    "no topic '" + topic + "'; declared by @Topic: " + known + Spelling.hint(topic, settings.keySet()));
        }
    }

    Append record(String topic, @Nullable String key, @Nullable Object value) {
        require(topic);
        return Append.record(topic, key, serialized(topic, value));
    }

    private @Nullable Object serialized(String topic, @Nullable Object value) {
        TopicSerializer serializer = serializers.get(topic);
        if (value == null) {
            return null;
        }
        if (value instanceof byte[]) {
            return Bytes.of((byte[]) value);
        }
        return serializer == null ? value : Bytes.of(serializer.bytes(topic, value));
    }

    /** Text, bytes or null as a header holds them; anything else by its text. */
    static @Nullable Bytes bytes(@Nullable Object value) {
        if (value == null || value instanceof Bytes) {
            return (Bytes) value;
        }
        return value instanceof byte[] ? Bytes.of((byte[]) value) : Bytes.utf8(value.toString());
    }
}
