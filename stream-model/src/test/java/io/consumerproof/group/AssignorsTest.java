package io.consumerproof.group;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Comparator;
import org.junit.jupiter.api.Test;

class AssignorsTest {

    @Test
    void everyAssignorIsFoundByItsNameAndTheyAreSorted() {
        assertThat(Assignors.all())
                .isNotEmpty()
                .isSortedAccordingTo(Comparator.comparing(Assignor::name))
                .allSatisfy(each -> assertThat(Assignors.named(each.name())).isSameAs(each));
    }

    @Test
    void anUnknownAssignorListsTheOnesThatExist() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Assignors.named("rang"))
                .withMessage("no assignor 'rang'; assignors: 'cooperative-sticky', 'range', 'roundrobin', 'sticky'");
    }
}
