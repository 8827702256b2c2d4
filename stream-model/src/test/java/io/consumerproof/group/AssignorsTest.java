package io.consumerproof.group;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.Protocol;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AssignorsTest {

    @Test
    void everyAssignorIsFoundByItsNameAndTheyAreSorted() {
        assertThat(Assignors.all())
                .isNotEmpty()
                .isSortedAccordingTo(Comparator.comparing(Assignor::name))
                .allSatisfy(each -> assertThat(Assignors.named(each.name())).isSameAs(each));
    }

    @ParameterizedTest
    @EnumSource
    void whatAGroupMayChooseExists(Protocol protocol) {
        List<String> names =
                protocol.assignors().stream().map(AssignorName::toString).toList();
        List<String> modelled = protocol == Protocol.CLASSIC
                ? Assignors.all().stream().map(Assignor::name).toList()
                : ServerAssignors.all().stream().map(ServerAssignor::name).toList();
        assertThat(names).containsExactlyInAnyOrderElementsOf(modelled);
    }

    @Test
    void anUnknownAssignorListsTheOnesThatExist() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Assignors.named("rang"))
                .withMessage("no assignor 'rang'; assignors: 'cooperative-sticky', 'range', 'roundrobin', 'sticky'");
    }
}
