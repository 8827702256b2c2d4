package io.consumerproof.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Murmur2Test {

    /** The values that Kafka's own test of its hash holds: every length of the last word is among them. */
    @ParameterizedTest
    @CsvSource({
        "21, -973932308",
        "foobar, -790332482",
        "a-little-bit-long-string, -985981536",
        "a-little-bit-longer-string, -1486304829",
        "lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8, -58897971",
        "abc, 479470107"
    })
    void aKeyHashesAsItDoesInKafka(String key, int hash) {
        assertThat(Murmur2.hash(Bytes.utf8(key))).isEqualTo(hash);
    }

    @Test
    void theSignOfTheHashIsClearedBeforeTheRemainderIsTaken() {
        assertThat(Murmur2.partition(Bytes.utf8("21"), 12)).isEqualTo((-973932308 & Integer.MAX_VALUE) % 12);
    }

    @Test
    void theEmptyKeyHasAHashOfItsOwn() {
        assertThat(Murmur2.hash(Bytes.utf8(""))).isEqualTo(275646681);
    }
}
