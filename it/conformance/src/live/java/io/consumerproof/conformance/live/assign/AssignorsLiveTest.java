package io.consumerproof.conformance.live.assign;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Prng;
import io.consumerproof.conformance.live.Seeds;
import io.consumerproof.group.Assignor;
import io.consumerproof.group.Assignors;
import io.consumerproof.group.ServerAssignor;
import io.consumerproof.group.ServerAssignors;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Every assignor of the model does with random inputs what Kafka's does. */
class AssignorsLiveTest {

    private static final int INPUTS_EACH = 5_000;
    private static final int INPUTS = 20_000;
    /** Kafka's own sticky assignors fail on some members that changed their subscription; more than that is another defect. */
    private static final double BROKEN_ALLOWED = 0.01;

    @Test
    void theModelAssignsAsKafkaDoes() {
        List<Sameness> all = new ArrayList<>();
        for (Assignor ours : Assignors.all()) {
            Sameness sameness = new Sameness("client assignor " + ours.name());
            all.add(sameness);
            run(sameness, new ClientTwins(ours, sameness)::run);
        }
        for (ServerAssignor ours : ServerAssignors.all()) {
            Sameness sameness = new Sameness("server assignor " + ours.name());
            all.add(sameness);
            run(sameness, new ServerTwins(ours, sameness)::run);
        }
        all.forEach(System.out::println);
        all.forEach(each -> each.told().forEach(System.out::println));
        assertThat(all).allSatisfy(each -> {
            assertThat(each.different()).as("%s", each).isZero();
            assertThat((double) each.broken()).as("%s", each).isLessThanOrEqualTo(BROKEN_ALLOWED * each.inputs());
        });
        assertThat(all.stream().mapToInt(Sameness::inputs).sum()).isGreaterThanOrEqualTo(INPUTS);
    }

    private static void run(Sameness sameness, Consumer<Prng> once) {
        for (long seed : Seeds.chosen()) {
            for (int number = 0; sameness.inputs() < INPUTS_EACH; number++) {
                once.accept(new Prng(Prng.mix(seed) + number));
            }
        }
    }
}
