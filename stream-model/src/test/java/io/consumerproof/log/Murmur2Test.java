package io.consumerproof.log;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.golden.Vectors;
import io.consumerproof.history.Bytes;
import java.util.Base64;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

class Murmur2Test {

    private static final int OBSERVED_KEYS = 374;
    private static final int OBSERVED_COUNTS = 7;

    @Test
    void everyObservedKeyHashesToTheObservedPartitions() {
        JsonNode file = Vectors.read("partitioner.json");
        SoftAssertions softly = new SoftAssertions();
        int places = 0;
        for (JsonNode each : file.get("cases")) {
            Bytes key = Bytes.of(Base64.getDecoder().decode(each.get("b64").asText()));
            softly.assertThat(Murmur2.hash(key))
                    .as("hash of '%s'", key)
                    .isEqualTo(each.get("murmur2").intValue());
            for (int i = 0; i < file.get("partitionCounts").size(); i++) {
                int count = file.get("partitionCounts").get(i).intValue();
                softly.assertThat(Murmur2.partition(key, count))
                        .as("partition of '%s' among %d", key, count)
                        .isEqualTo(each.get("partitions").get(i).intValue());
                places++;
            }
        }
        softly.assertAll();
        assertThat(places).isEqualTo(OBSERVED_KEYS * OBSERVED_COUNTS);
    }

    @Test
    void theEmptyKeyHasAHashOfItsOwn() {
        assertThat(Murmur2.hash(Bytes.utf8(""))).isEqualTo(275646681);
    }
}
