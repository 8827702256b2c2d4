package io.consumerproof.junit.contract;

import io.consumerproof.history.Isolation;
import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
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

    private static final int MOST_MEMBERS = 100;

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

    private static GroupSettings settings(Reading reading, Fields fields, String contract) {
        String group = fields.text("group");
        GroupSettings settings = GroupSettings.named(group == null ? contract : group);
        return settings.members((int) fields.number("members", 1, MOST_MEMBERS, settings.members()))
                .assignor(fields.one("assignor", "assignor", List.of(AssignorName.values()), settings.assignor()))
                .commit(fields.one("commit", "commit mode", List.of(CommitMode.values()), settings.commit()))
                .isolation(fields.one("isolation", "isolation", List.of(Isolation.values()), settings.isolation()))
                .onFailure(OnFailureSection.read(reading, fields.node("on-failure")))
                .handling(fields.duration("handling", settings.handling()));
    }
}
