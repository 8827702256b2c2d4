package io.consumerproof.producer;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.BrokerSettings;
import io.consumerproof.group.Races;
import io.consumerproof.log.Draft;
import io.consumerproof.log.Drafts;
import io.consumerproof.log.RefusedException;
import org.junit.jupiter.api.Test;

class ProducerRacesTest {

    private static final ProducerSettings SETTINGS =
            ProducerSettings.DEFAULT.withoutLinger().transactional("a", 600_000);

    private Producer producer(Races other) {
        Cluster cluster = new Cluster(BrokerSettings.DEFAULT, (race, outcomes) -> race == other ? 1 : 0);
        cluster.log().createTopic("in", 1);
        cluster.log().createTopic("out", 1);
        Producer producer = new Producer(cluster, SETTINGS);
        producer.init();
        return producer;
    }

    private static String send(Producer producer, String topic) {
        Draft draft = Drafts.of("v");
        try {
            Sending sending = producer.send(topic, 0, draft);
            producer.await(sending);
            return String.valueOf(sending.offset());
        } catch (RefusedException refused) {
            return refused.refusal().exceptionName();
        }
    }

    @Test
    void aRecordThatBelongsToNoTransactionUsuallyKeepsNoOtherFromGoingOut() {
        Producer producer = producer(Races.MEMBER_ORDER);

        assertThat(send(producer, "in")).isEqualTo("IllegalStateException");
        producer.begin();

        assertThat(send(producer, "out")).isEqualTo("0");
    }

    @Test
    void itMayKeepThemUntilItIsGivenUp() {
        Producer producer = producer(Races.LEFTOVER_BLOCKS);

        assertThat(send(producer, "in")).isEqualTo("IllegalStateException");
        producer.begin();

        assertThat(send(producer, "out")).isEqualTo("TimeoutException");
        assertThat(producer.phase()).isEqualTo(ProducerPhase.ABORTABLE_ERROR);
    }

    @Test
    void itKeepsThemNoLongerThanUntilItGoesOutItself() {
        Producer producer = producer(Races.LEFTOVER_BLOCKS);

        assertThat(send(producer, "in")).isEqualTo("IllegalStateException");
        producer.begin();

        assertThat(send(producer, "in")).isEqualTo("1");
        assertThat(send(producer, "out")).isEqualTo("0");
    }
}
