package io.consumerproof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.group.Race;
import io.consumerproof.group.Races;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EveryRaceTest {

    private final List<String> played = new ArrayList<>();

    private Comparison play(String observed) {
        Comparison comparison = new Comparison();
        EveryRace.play((race, each) -> each.same("outcome", observed, outcome(race)), comparison);
        return comparison;
    }

    private String outcome(Race race) {
        String outcome = race.choose(Races.MEMBER_ORDER, 2) + "" + race.choose(Races.MEMBER_ORDER, 3);
        played.add(outcome);
        return outcome;
    }

    @Test
    void theUsualWayIsPlayedOnceIfItIsTheObservedOne() {
        assertThat(play("00").differences()).isEmpty();
        assertThat(played).containsExactly("00");
    }

    @Test
    void anyOtherWayIsFound() {
        assertThat(play("11").differences()).isEmpty();
        assertThat(played).containsExactly("00", "00", "01", "02", "10", "11");
    }

    @Test
    void whereAnotherWayGoesFurtherThatOneIsTold() {
        Comparison comparison = new Comparison();

        EveryRace.play(
                (race, each) -> {
                    each.same("first", "1", race.choose(Races.MEMBER_ORDER, 2) + "");
                    each.step();
                    each.same("second", "observed", "modelled");
                },
                comparison);

        assertThat(comparison.differences()).singleElement().asString().contains("second");
    }

    @Test
    void whatNoWayLeadsToIsToldOfTheUsualOne() {
        assertThat(play("other").differences()).singleElement().asString().contains("'00'");
        assertThat(played).hasSize(7);
    }
}
