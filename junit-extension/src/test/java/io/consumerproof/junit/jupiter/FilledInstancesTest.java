package io.consumerproof.junit.jupiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;
import org.junit.jupiter.api.io.TempDir;

class FilledInstancesTest {

    @Retention(RetentionPolicy.RUNTIME)
    @interface Mock {}

    /** Fills fields before each test, as mock libraries do. */
    static class MockExtension implements BeforeEachCallback {
        @Override
        public void beforeEach(ExtensionContext context) throws Exception {
            Object instance = context.getRequiredTestInstance();
            for (Field field : instance.getClass().getDeclaredFields()) {
                if (field.isAnnotationPresent(Mock.class)) {
                    field.setAccessible(true);
                    field.set(instance, (Runnable) () -> {});
                }
            }
        }
    }

    /** Fills instances when they are made, as containers do. */
    static class ContainerExtension implements TestInstancePostProcessor {
        @Override
        public void postProcessTestInstance(Object instance, ExtensionContext context) {}
    }

    @NullUnmarked
    @ExtendWith(MockExtension.class)
    static class Mocked {
        @Mock
        private Runnable mailer;

        @StreamTest
        void body(VirtualLog log) {
            mailer.run();
        }
    }

    @ExtendWith(ContainerExtension.class)
    static class Contained {
        @StreamTest
        void body(VirtualLog log) {}
    }

    @NullUnmarked
    static class WithDirectory {
        @TempDir
        Path directory;

        @StreamTest
        void body(VirtualLog log) {}
    }

    static class WithParameter {
        @StreamTest
        void body(VirtualLog log, @TempDir Path directory) {}
    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class OneInstance {
        @StreamTest
        void body(VirtualLog log) {}
    }

    @ExtendWith(MockExtension.class)
    static class Harmless {
        private final List<String> own = List.of("own");

        @StreamTest
        @Topic(name = "orders")
        @Search(budget = "0s")
        void body(VirtualLog log) {
            log.group("g").members(1, () -> (Object value) -> assertThat(own).hasSize(1));
            log.append("orders", "o-1", "value");
            log.drain();
        }
    }

    @Test
    void a_mocked_field_is_refused_with_its_name_and_its_extension() {
        assertThat(Jupiter.failure(Mocked.class))
                .isInstanceOf(ExtensionConfigurationException.class)
                .hasMessage(
                        "a @StreamTest runs on fresh instances, where nobody fills 'mailer' @Mock (registered:"
                                + " 'MockExtension'): make it in the body or in @BeforeEach, which run once for every schedule");
    }

    @Test
    void an_extension_that_processes_instances_is_refused_by_name() {
        assertThat(Jupiter.failure(Contained.class))
                .isInstanceOf(ExtensionConfigurationException.class)
                .hasMessageContaining("'ContainerExtension' would not fill");
    }

    @Test
    void a_directory_of_jupiters_own_is_refused_by_name() {
        assertThat(Jupiter.failure(WithDirectory.class))
                .isInstanceOf(ExtensionConfigurationException.class)
                .hasMessageContaining("'directory' @TempDir");
    }

    @Test
    void a_parameter_that_another_extension_fills_is_refused_by_name() {
        assertThat(Jupiter.failure(WithParameter.class))
                .isInstanceOf(ExtensionConfigurationException.class)
                .hasMessageStartingWith("parameter 'Path directory' of 'WithParameter.body' is filled by an extension");
    }

    @Test
    void one_instance_a_class_is_refused() {
        assertThat(Jupiter.failure(OneInstance.class))
                .isInstanceOf(ExtensionConfigurationException.class)
                .hasMessageContaining("remove @TestInstance(PER_CLASS)");
    }

    @Test
    void an_extension_that_fills_nothing_is_welcome() {
        Jupiter.execute(Harmless.class).testEvents().assertStatistics(events -> events.succeeded(1));
    }
}
