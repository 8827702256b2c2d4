package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.explore.Shard;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShardOfBuildTest {

    @ParameterizedTest
    @CsvSource({
        "TEST_SHARD_INDEX, 2, TEST_TOTAL_SHARDS, 8",
        "CI_NODE_INDEX, 3, CI_NODE_TOTAL, 8",
        "CIRCLE_NODE_INDEX, 2, CIRCLE_NODE_TOTAL, 8",
        "JOB_COMPLETION_INDEX, 2, JOB_COMPLETIONS, 8"
    })
    void whatACiSystemSaysIsTheThirdOfEight(String index, String number, String total, String count) {
        assertThat(ShardOfBuild.of(null, Map.of(index, number, total, count))).isEqualTo(new Shard(3, 8));
    }

    @Test
    void whatIsToldWins() {
        Map<String, String> environment = Map.of("CI_NODE_INDEX", "1", "CI_NODE_TOTAL", "2");
        assertThat(ShardOfBuild.of("3/8", environment)).isEqualTo(new Shard(3, 8));
        assertThat(ShardOfBuild.of(" ", environment)).isEqualTo(new Shard(1, 2));
    }

    @Test
    void nobodySaysAnything() {
        assertThat(ShardOfBuild.of(null, Map.of("CI_NODE_INDEX", "1"))).isEqualTo(Shard.WHOLE);
        assertThat(ShardOfBuild.of(null, Map.of("TEST_SHARD_INDEX", "", "TEST_TOTAL_SHARDS", " ")))
                .isEqualTo(Shard.WHOLE);
    }

    @Test
    void whatIsNoShardIsRejectedWithItsSource() {
        assertThatThrownBy(() -> ShardOfBuild.of("9/8", Map.of()))
                .hasMessage("consumerproof.shard: shard 9/8, allowed is 1/8 to 8/8");
        assertThatThrownBy(() -> ShardOfBuild.of("1/0", Map.of()))
                .hasMessage("consumerproof.shard: shard 1/0 is one of 0, the least is one of 1: 1/1");
        assertThatThrownBy(() -> ShardOfBuild.of(null, Map.of("TEST_SHARD_INDEX", "8", "TEST_TOTAL_SHARDS", "8")))
                .hasMessage("TEST_SHARD_INDEX=8, TEST_TOTAL_SHARDS=8: shard 9/8, allowed is 1/8 to 8/8");
        assertThatThrownBy(() -> ShardOfBuild.of(null, Map.of("CI_NODE_INDEX", "one", "CI_NODE_TOTAL", "8")))
                .hasMessageStartingWith("CI_NODE_INDEX=one, CI_NODE_TOTAL=8: 'one/8' is no shard");
    }
}
