package io.consumerproof.conformance;

import io.consumerproof.conformance.assign.ClientAssignorReplayer;
import io.consumerproof.conformance.assign.PartitionerReplayer;
import io.consumerproof.conformance.assign.ServerAssignorReplayer;
import io.consumerproof.conformance.log.LogReplayer;
import io.consumerproof.conformance.script.GroupReplayer;
import io.consumerproof.conformance.script.OutOfRangeReplayer;
import io.consumerproof.conformance.script.ProducerReplayer;
import java.util.List;
import java.util.Optional;

/** The catalogue of replayers: one for each kind of vector file. */
public final class Replayers {

    private static final List<Replayer> ALL = List.of(
            new PartitionerReplayer(),
            new ClientAssignorReplayer(),
            new ServerAssignorReplayer(),
            new LogReplayer(),
            new GroupReplayer(),
            new OutOfRangeReplayer(),
            new ProducerReplayer());

    private Replayers() {}

    /** Every replayer; no two of them claim the same file. */
    public static List<Replayer> all() {
        return ALL;
    }

    /** The replayer that claims {@code file}. */
    public static Optional<Replayer> of(VectorFile file) {
        return ALL.stream().filter(each -> each.claims(file)).findFirst();
    }
}
