package io.consumerproof.junit.contract;

import io.consumerproof.scenario.GroupSettings;
import java.util.ArrayList;
import java.util.List;

/** {@code consumer.members}: how many, or a list of them with the instance ids of static ones. */
final class MembersSection {

    private static final int MOST = 100;
    private static final String ID = "(?!\\.{1,2}$)[a-zA-Z0-9._-]{1,249}";

    private MembersSection() {}

    static GroupSettings read(Reading reading, Fields consumer, GroupSettings settings) {
        Node node = consumer.node("members");
        if (!(node instanceof Sequence)) {
            return settings.members((int) consumer.number("members", 1, MOST, settings.members()));
        }
        List<Node> items = ((Sequence) node).items();
        if (items.isEmpty() || items.size() > MOST) {
            reading.problem(node, "'members' has " + items.size() + " members, allowed are 1 to " + MOST);
            return settings;
        }
        List<String> instances = new ArrayList<>();
        items.forEach(item -> instance(reading, item, instances));
        return settings.members(items.size()).instances(instances);
    }

    private static void instance(Reading reading, Node item, List<String> before) {
        Fields fields = Fields.of(reading, "members", item);
        String id = fields.text("instance");
        Node at = fields.node("instance");
        if (id == null || at == null) {
            return;
        }
        if (!id.matches(ID)) {
            reading.problem(
                    at,
                    "'instance' is '" + id + "', allowed are up to 249 of the characters a-z, A-Z, 0-9, '.', '_', '-'");
        } else if (before.contains(id)) {
            reading.problem(
                    at, "a second member with the instance id '" + id + "' would fence the first; give it its own");
        } else {
            before.add(id);
        }
    }
}
