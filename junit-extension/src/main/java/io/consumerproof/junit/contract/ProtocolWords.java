package io.consumerproof.junit.contract;

import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Protocol;
import java.util.Arrays;
import java.util.List;

/** {@code consumer.protocol} and {@code consumer.assignor}, which have to fit. */
final class ProtocolWords {

    private ProtocolWords() {}

    static GroupSettings read(Reading reading, Fields consumer, GroupSettings settings) {
        Protocol protocol = consumer.one("protocol", "protocol", List.of(Protocol.values()), settings.protocol());
        GroupSettings spoken = settings.protocol(protocol);
        Node node = consumer.node("assignor");
        if (node == null) {
            return spoken;
        }
        AssignorName assignor = consumer.one("assignor", "assignor", List.of(AssignorName.values()), spoken.assignor());
        if (!protocol.assignors().contains(assignor)) {
            List<String> fitting =
                    protocol.assignors().stream().map(AssignorName::toString).toList();
            reading.problem(
                    node,
                    "assignor '" + assignor + "' does not go with 'protocol: " + protocol + "', allowed are "
                            + Spelling.list(fitting) + cure(assignor));
            return spoken;
        }
        return spoken.assignor(assignor);
    }

    private static String cure(AssignorName assignor) {
        return Arrays.stream(Protocol.values())
                .filter(each -> each.assignors().contains(assignor))
                .map(each -> "; it goes with 'protocol: " + each + "'")
                .findFirst()
                .orElse("");
    }
}
