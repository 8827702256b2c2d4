package io.consumerproof.group;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Comparator;
import org.junit.jupiter.api.Test;

class ServerAssignorsTest {

    @Test
    void everyAssignorIsFoundByItsNameAndTheyAreSorted() {
        assertThat(ServerAssignors.all())
                .isNotEmpty()
                .isSortedAccordingTo(Comparator.comparing(ServerAssignor::name))
                .allSatisfy(
                        each -> assertThat(ServerAssignors.named(each.name())).isSameAs(each));
    }

    @Test
    void anUnknownAssignorListsTheOnesThatExist() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ServerAssignors.named("sticky"))
                .withMessage("no server-side assignor 'sticky'; server-side assignors: 'range', 'uniform'");
    }
}
