package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Oddities.Sight;
import io.consumerproof.scenario.FaultKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OdditiesTest {

    private static Oddities of(Rank rank, String sentence) {
        Oddities oddities = new Oddities();
        oddities.add("a", new Sight(rank, sentence));
        return oddities;
    }

    @Test
    void ofEachKindTheRunThatComesFirstTells() {
        Oddities early = of(new Rank(1, 2, 1), "early");
        early.add("b", new Sight(new Rank(3, 0, 1), "other"));
        Oddities late = of(new Rank(1, 2, 2), "late");
        assertThat(Oddities.firstOf(List.of(late, early)).sentences()).containsExactly("early", "other");
        assertThat(Oddities.firstOf(List.of(early, late)).sentences()).containsExactly("early", "other");
        assertThat(Oddities.firstOf(List.of()).sentences()).isEmpty();
    }

    /** Who begins with a record that is not the first says so, where {@code says}. */
    private static List<String> remarks(boolean says) {
        Small small = Small.absorbing().records(2).only(FaultKind.CRASH, 1);
        Exploration exploration = small.handlers(world -> {
                    List<String> known = new ArrayList<>();
                    return deliveries -> deliveries.forEach(each -> {
                        String value = "" + each.record().value();
                        if (says && known.isEmpty() && !value.equals("v0")) {
                            small.receiver().put("alarm", "begins with " + value);
                        }
                        known.add(value);
                        small.receiver().put("" + each.record().key(), value);
                    });
                })
                .explore();
        assertThat(exploration.passed()).as("%s", exploration).isTrue();
        return exploration.statement().remarks().stream()
                .filter(each -> each.contains(" happened in a run though "))
                .toList();
    }

    @Test
    void theStatementTellsAnEffectThatOnlyARunWithAFaultHas() {
        assertThat(remarks(true))
                .containsExactly(
                        "Receiver.put(\"alarm\", \"begins with v1\") for orders-0@1 happened in a run though the run"
                                + " without faults never does it: while it comes once, no check judges it");
        assertThat(remarks(false)).isEmpty();
    }
}
