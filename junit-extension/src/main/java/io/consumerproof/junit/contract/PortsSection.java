package io.consumerproof.junit.contract;

import io.consumerproof.scenario.RecordingPort;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code world.ports}: interfaces to the outside. */
final class PortsSection {

    private PortsSection() {}

    static List<DeclaredPort> read(Reading reading, Fields world) {
        List<DeclaredPort> ports = new ArrayList<>();
        for (Node item : world.items("ports", "a list of interfaces such as '[com.acme.Mailer]'")) {
            DeclaredPort port = port(reading, item);
            if (port == null) {
                continue;
            }
            String name = port.sink().name();
            if (ports.stream().anyMatch(each -> each.sink().name().equals(name))) {
                reading.problem(item, "a second port named '" + name + "'; stories could not tell them apart");
            } else {
                ports.add(port);
            }
        }
        return ports;
    }

    private static @Nullable DeclaredPort port(Reading reading, Node item) {
        if (!(item instanceof Mapping)) {
            String name = Fields.text(reading, "ports", item);
            return name == null ? null : port(reading, item, name, null, item);
        }
        Fields fields = Fields.of(reading, "ports", item);
        String name = fields.requiredText("type");
        String key = fields.text("idempotent-by");
        Node at = fields.node("type");
        Node keyAt = fields.node("idempotent-by");
        return name == null || at == null ? null : port(reading, at, name, key, keyAt == null ? item : keyAt);
    }

    private static @Nullable DeclaredPort port(
            Reading reading, Node at, String name, @Nullable String idempotentBy, Node keyAt) {
        Class<?> type = reading.userCode().load(reading, at, name);
        if (type == null) {
            return null;
        }
        if (!type.isInterface()) {
            reading.problem(
                    at,
                    "port '" + name
                            + "' is a class, a port is an interface; extract one and let the consumer take that");
            return null;
        }
        if (type.isSealed()) {
            reading.problem(
                    at, "port '" + name + "' is sealed, so that nothing can record its calls; leave out 'sealed'");
            return null;
        }
        try {
            return new DeclaredPort(type, RecordingPort.of(type, null, idempotentBy));
        } catch (IllegalArgumentException unfit) {
            reading.problem(
                    keyAt,
                    unfit.getMessage() + (idempotentBy == null ? "" : Spelling.hintOfArgument(idempotentBy, type)));
            return null;
        }
    }
}
