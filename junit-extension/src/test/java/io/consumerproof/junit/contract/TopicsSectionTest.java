package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.TopicSettings;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which topics a contract has, and how many partitions each gets. */
class TopicsSectionTest {

    private static final String BY_NUMBER = "records: [{topic: orders, partition: 3, value: 1}]";

    @TempDir
    Path folder;

    @Test
    void oneIdlePartitionFollowsTheHighestUsedOne() {
        assertThat(topics(BY_NUMBER)).containsExactly(new TopicSettings("orders", 5));
    }

    @Test
    void recordsPlacedByKeyHaveTwoPartitionsAndAnIdleOne() {
        assertThat(topics("records: [{topic: orders, key: a, value: 1}]"))
                .containsExactly(new TopicSettings("orders", 3));
    }

    @Test
    void aDeclaredCountStays() {
        assertThat(topics("topics: {orders: {partitions: 4}, other: {}, third: }", BY_NUMBER))
                .containsExactly(
                        new TopicSettings("orders", 4), new TopicSettings("other", 1), new TopicSettings("third", 1));
    }

    @Test
    void aTopicWithoutACountCountsItsRecords() {
        assertThat(topics("topics: {orders: }", BY_NUMBER)).containsExactly(new TopicSettings("orders", 5));
    }

    @Test
    void aDeadLetterTopicHasThePartitionsOfItsSource() {
        String consumer =
                "consumer: {class: com.acme.TextNotifier, method: on, on-failure: {then: {dead-letter: dlt}}}";
        assertThat(topics(consumer, "topics: {orders: {partitions: 4}}", BY_NUMBER))
                .containsExactly(new TopicSettings("orders", 4), new TopicSettings("dlt", 4));
    }

    @Test
    void theGroupReadsTheTopicsThatHaveRecords() {
        assertThat(scenario("topics: {orders: {partitions: 4}, sent: {}}", BY_NUMBER)
                        .groups()
                        .get(0)
                        .settings()
                        .topics())
                .containsExactly("orders");
    }

    private List<TopicSettings> topics(String... sections) {
        return scenario(sections).topics();
    }

    private Scenario scenario(String... sections) {
        return (Scenario) new TemporaryContract(folder)
                .readSections(sections)
                .experiment()
                .program();
    }
}
