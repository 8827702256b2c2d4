package io.consumerproof.runner;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.Stage;
import io.consumerproof.scenario.World;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TraceTest {

    private record Factory(boolean isolated) implements HandlerFactory {

        @Override
        public Handler create(World world) {
            return deliveries -> {};
        }
    }

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatIsTracedIsSearchedAsIfItWereNot(boolean isolated) throws IOException {
        List<HandlerFactory> arrived = new ArrayList<>();
        Stage stage = (Stage) Proxy.newProxyInstance(
                TraceTest.class.getClassLoader(), new Class<?>[] {Stage.class}, (any, method, given) -> {
                    arrived.add((HandlerFactory) given[1]);
                    return null;
                });
        new Trace(stage, Journal.at(folder.resolve("journal")), 1)
                .group(GroupSettings.named("billing"), new Factory(isolated));
        assertThat(arrived).hasSize(1);
        assertThat(arrived.get(0).isolated()).isEqualTo(isolated);
    }
}
