package io.consumerproof.junit.contract;

import io.consumerproof.history.Isolation;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code consumer}: whose code it is, and how its group works.
 *
 * @param settings without topics
 * @param handlers makes the members' handlers
 * @param code the class whose bytes a token is bound to
 * @param remarks in what this form is weaker
 */
record ConsumerSection(GroupSettings settings, HandlerFactory handlers, Class<?> code, List<String> remarks) {

    private static final Duration LONGEST_DEADLINE = Duration.ofMillis(Integer.MAX_VALUE);

    /** The section; null, after problems, where there is no consumer to be made. */
    static @Nullable ConsumerSection read(
            Reading reading, @Nullable Node node, String contract, Supplies supplies, ValueSection values) {
        if (node == null) {
            return null;
        }
        Fields fields = Fields.of(reading, "consumer", node);
        GroupSettings settings = settings(reading, fields, contract);
        if (!(node instanceof Mapping)) {
            return null;
        }
        boolean loop = ((Mapping) node).get("runs") != null || ((Mapping) node).get("spring") != null;
        if (fields.has("factory") && fields.has("class")) {
            reading.problem(fields.place(), "'class' and 'factory' exclude each other; remove one of them");
        } else if (fields.has("factory")) {
            return FactoryForm.read(reading, fields, supplies, settings);
        } else if (fields.has("class") || !loop) {
            return ClassForm.read(reading, fields, supplies, values, settings);
        }
        return null;
    }

    static GroupSettings settings(Reading reading, Fields fields, String contract) {
        String group = fields.text("group");
        GroupSettings settings = GroupSettings.named(group == null ? contract : group);
        settings = MembersSection.read(reading, fields, settings);
        settings = ProtocolWords.read(reading, fields, settings);
        settings = OnFailureSection.read(reading, fields.node("on-failure"), settings);
        return settings.commit(fields.one("commit", "commit mode", List.of(CommitMode.values()), settings.commit()))
                .isolation(fields.one("isolation", "isolation", List.of(Isolation.values()), settings.isolation()))
                .reset(ResetSection.read(reading, fields, settings.reset()))
                .sessionTimeout(deadline(reading, fields, "session-timeout", settings.sessionTimeout()))
                .maxPollInterval(deadline(reading, fields, "max-poll-interval", settings.maxPollInterval()))
                .maxPollRecords(
                        (int) fields.number("max-poll-records", 1, Integer.MAX_VALUE, settings.maxPollRecords()))
                .handling(fields.duration("handling", settings.handling()));
    }

    /** A deadline as clients take it: above 0, and its milliseconds fit an int. */
    private static Duration deadline(Reading reading, Fields fields, String key, Duration otherwise) {
        Duration deadline = fields.positive(key, otherwise);
        Node node = fields.node(key);
        if (node != null && deadline.compareTo(LONGEST_DEADLINE) > 0) {
            reading.problem(node, "'" + key + "' is " + node.shape() + ", allowed are at most 2147483647ms (24 days)");
            return otherwise;
        }
        return deadline;
    }
}
