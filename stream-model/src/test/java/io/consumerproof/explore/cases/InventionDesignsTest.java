package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.id;
import static io.consumerproof.explore.cases.One.value;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Finding;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.World;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** A receiver that absorbs repeats does not care that a repeat has another receipt number or another time in it. */
class InventionDesignsTest {

    private static final FaultBudget CRASH = Study.only(FaultKind.CRASH, 1);

    private static Study telling(Function<World, String> text) {
        return Study.orders(2)
                .record(0, "o-1", "5")
                .record(0, "o-1", "7")
                .record(1, "o-2", "9")
                .consumer(each -> each, outside -> (One)
                        each -> outside.absorber().put(id(each), value(each) + " " + text.apply(outside.world())));
    }

    @Test
    void whatARunMakesUpIsNoOtherPayload() {
        List<Function<World, String>> texts = List.of(
                world -> "receipt-" + world.random().nextLong(),
                world -> "trace-" + Long.toHexString(world.random().nextLong()),
                world -> "tx_" + world.ids().get(),
                world -> world.ids().get().toString().replace("-", ""),
                world -> "at " + OffsetDateTime.now(world.clock()),
                world -> "at " + LocalDateTime.now(world.clock()),
                world -> "at " + world.clock().millis(),
                world -> "at " + world.clock().instant().getEpochSecond());
        for (Function<World, String> text : texts) {
            telling(text).survives(CRASH);
        }
    }

    /** It differs at every try, and stands beside a made-up number. */
    @Test
    void anotherPayloadBesideAReceiptNumberIsFound() {
        Study broken = Study.orders(1).record(0, "o-1", "5").consumer(each -> each, outside -> (One) each -> {
            String tries = outside.store().read("ignored", id(each)) + "+";
            outside.store().put("ignored", id(each), tries);
            outside.absorber()
                    .put(
                            id(each),
                            tries + " receipt-" + outside.world().random().nextLong());
        });
        Finding finding = Objects.requireNonNull(
                broken.explore(CRASH, "conflicting-identity-rejected").finding());
        assertThat(finding.violation().check()).isEqualTo("conflicting-identity-rejected");
    }
}
