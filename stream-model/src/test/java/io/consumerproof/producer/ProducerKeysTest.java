package io.consumerproof.producer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.log.Acks;
import io.consumerproof.log.RefusedException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ProducerKeysTest {

    @Test
    void whatIsNotGivenHasKafkasDefault() {
        assertThat(read(Map.of())).isEqualTo(ProducerSettings.DEFAULT);
    }

    @Test
    void idempotenceThatNobodyAskedForGivesWay() {
        assertThat(read(Map.of("acks", "1")).idempotent()).isFalse();
        assertThat(read(Map.of("acks", "-1")).acks()).isEqualTo(Acks.ALL);
        assertThat(read(Map.of("retries", "0")).idempotent()).isFalse();
        refused("config.ConfigException", Map.of("acks", "1", "enable.idempotence", "true"));
        refused("config.ConfigException", Map.of("acks", "0", "transactional.id", "a"));
        refused("config.ConfigException", Map.of("acks", "2"));
    }

    @Test
    void aDeliveryTimeOutThatNobodySetGivesWay() {
        assertThat(read(Map.of("request.timeout.ms", "200000")).deliveryTimeoutMillis())
                .isEqualTo(200_005);
        refused("KafkaException(cause config.ConfigException)", Map.of("delivery.timeout.ms", "30000"));
    }

    @Test
    void whatIsNotModelledIsNotIgnored() {
        assertThatThrownBy(() -> read(Map.of("compression.type", "zstd")))
                .hasMessageStartingWith("producer setting 'compression.type' is not modelled; modelled: [acks, ");
    }

    private static ProducerSettings read(Map<String, String> given) {
        return ProducerKeys.read(new TreeMap<>(given));
    }

    private static void refused(String exception, Map<String, String> given) {
        assertThatThrownBy(() -> read(given))
                .isInstanceOfSatisfying(RefusedException.class, refused -> assertThat(refused.exceptionName())
                        .isEqualTo(exception));
    }
}
