package io.consumerproof.group;

import static io.consumerproof.group.Crew.partitions;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RacesTest {

    @ParameterizedTest
    @EnumSource
    void everyRaceSaysWhatItIsWhereItWasSeenAndWhatMayComeOfIt(Races race) {
        assertThat(race.sentence()).endsWith(".");
        assertThat(race.source()).isNotBlank();
        assertThat(race.outcome(0, 2)).isNotBlank();
        assertThat(race.outcome(1, 2))
                .isNotBlank()
                .isNotEqualTo(race.outcome(0, 2))
                .doesNotContain("{");
    }

    @ParameterizedTest
    @EnumSource(names = {"MEMBER_ORDER", "STICKY_ORDER", "NEXT_LEADER"})
    void outcomesOfARaceAmongSeveralAreToldApart(Races race) {
        assertThat(IntStream.range(0, 4).mapToObj(each -> race.outcome(each, 4)))
                .doesNotHaveDuplicates();
    }

    @Test
    void equalMembersAreFavouredInTheOrderInWhichTheyJoined() {
        Crew crew = new Crew(2, 0, Race.USUAL);
        crew.join("a");
        crew.join("b");
        crew.topic("t", 3);
        crew.beat("a", crew.epochOf("a"));

        // the uniform assignor leaves the odd partition to the last
        assertThat(crew.group.targetOf("b")).isEqualTo(partitions(1, 2));
    }

    @Test
    void theRaceMayPutANewMemberBeforeTheOthers() {
        Crew crew = new Crew(2, 0, (race, outcomes) -> race == Races.MEMBER_ORDER ? outcomes - 1 : 0);
        crew.join("a");
        crew.join("b");
        crew.topic("t", 3);
        crew.beat("a", crew.epochOf("a"));

        assertThat(crew.group.targetOf("a")).isEqualTo(partitions(0, 2));
    }

    @Test
    void aProcessThatJoinsAgainKeepsItsPlace() {
        StringBuilder asked = new StringBuilder();
        Crew crew = new Crew(2, 0, (race, outcomes) -> {
            asked.append(outcomes);
            return 0;
        });
        crew.join("a");
        crew.join("b");
        crew.group.leave("a", null, false);
        crew.join("a");

        assertThat(asked).hasToString("2");
    }
}
