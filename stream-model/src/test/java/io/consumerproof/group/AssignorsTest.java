package io.consumerproof.group;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.consumerproof.scenario.AssignorName;
import java.util.Comparator;
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
    void whatAGroupMayChooseExists(AssignorName name) {
        assertThat(Assignors.named(name.toString()).name()).isEqualTo(name.toString());
    }

    @Test
    void anUnknownAssignorListsTheOnesThatExist() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Assignors.named("rang"))
                .withMessage("no assignor 'rang'; assignors: 'cooperative-sticky', 'range', 'roundrobin', 'sticky'");
    }
}
