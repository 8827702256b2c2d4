package io.consumerproof.junit.contract;

import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.Unmodeled;
import java.util.List;
import java.util.Optional;
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
        isolation(reading, fields);
        return settings.members((int) fields.number("members", 1, MOST_MEMBERS, settings.members()))
                .assignor(assignor(reading, fields, settings.assignor()))
                .commit(commit(reading, fields, settings.commit()))
                .onFailure(OnFailureSection.read(reading, fields.node("on-failure")))
                .handling(fields.duration("handling", settings.handling()));
    }

    private static AssignorName assignor(Reading reading, Fields fields, AssignorName otherwise) {
        String text = fields.text("assignor");
        Node node = fields.node("assignor");
        if (text == null || node == null) {
            return otherwise;
        }
        Optional<AssignorName> name = AssignorName.named(text);
        if (name.isEmpty()) {
            List<String> known = AssignorName.spellings();
            reading.problem(
                    node,
                    Unmodeled.spelled("assignor: " + text)
                            .map(Unmodeled::sentence)
                            .orElse("unknown assignor '" + text + "', allowed are " + Spelling.list(known)
                                    + Spelling.hint(text, known)));
        }
        return name.orElse(otherwise);
    }

    private static CommitMode commit(Reading reading, Fields fields, CommitMode otherwise) {
        String text = fields.text("commit");
        Node node = fields.node("commit");
        if (text == null || node == null) {
            return otherwise;
        }
        Optional<CommitMode> mode = CommitMode.named(text);
        if (mode.isEmpty()) {
            List<String> known = CommitMode.spellings();
            reading.problem(
                    node,
                    "unknown commit mode '" + text + "', allowed are " + Spelling.list(known)
                            + Spelling.hint(text, known));
        }
        return mode.orElse(otherwise);
    }

    private static void isolation(Reading reading, Fields fields) {
        String text = fields.text("isolation");
        Node node = fields.node("isolation");
        if (node == null || text == null || text.equals("read-uncommitted")) {
            return;
        }
        if (text.equals("read-committed")) {
            reading.problem(node, Unmodeled.READ_COMMITTED.sentence());
        } else {
            reading.problem(
                    node,
                    "'isolation' is '" + text + "', allowed is 'read-uncommitted'"
                            + Spelling.hint(text, List.of("read-uncommitted")));
        }
    }
}
