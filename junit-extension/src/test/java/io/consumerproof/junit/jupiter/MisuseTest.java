package io.consumerproof.junit.jupiter;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.SetUps;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A set-up that cannot be is told by what refused it, at its place in the test, without a story. */
class MisuseTest {

    static Stream<Arguments> setUps() {
        return Stream.of(
                Arguments.of(SetUps.NoTopic.class, "no topic 'orders'; declared by @Topic: none"),
                Arguments.of(
                        SetUps.WrongTopic.class,
                        "no topic 'ordres'; declared by @Topic: 'orders'; did you mean 'orders'?"),
                Arguments.of(
                        SetUps.UnknownKey.class,
                        "no method of port 'com.acme.Psp' has an argument 'paymentid', nor an argument with such a property; "
                                + "there are 'cents', 'paymentId'; did you mean 'paymentId'?"),
                Arguments.of(
                        SetUps.OwnDeadLetters.class,
                        "group 'billing' reads topic 'orders', which is also its dead-letter topic, so it would be handed its"
                                + " own dead letters without end; allowed is a topic that it does not read"),
                Arguments.of(
                        SetUps.OnlyDeadLetters.class,
                        "group 'billing' reads no topic: 'orders', the only one there is, is its dead-letter topic;"
                                + " name another, or declare one more"));
    }

    @ParameterizedTest
    @MethodSource("setUps")
    void what_the_test_called_says_all_and_the_place_is_the_tests_own(Class<?> test, String sentence) {
        Throwable failure = Jupiter.failure(test);

        assertThat(failure)
                .isExactlyInstanceOf(ExtensionConfigurationException.class)
                .hasMessage("SetUps." + test.getSimpleName() + ".body: " + sentence)
                .hasNoCause();
        assertThat(failure.getStackTrace()).singleElement().satisfies(frame -> assertThat(frame.getClassName())
                .isEqualTo(test.getName()));
    }

    @Test
    void a_body_without_a_group_is_told_by_one_sentence() {
        Throwable failure = Jupiter.failure(SetUps.NoGroup.class);

        assertThat(failure)
                .isExactlyInstanceOf(ExtensionConfigurationException.class)
                .hasMessage("SetUps.NoGroup.body: the body has no group, so nothing reads the log: call"
                        + " log.group(name).members(count, factory)")
                .hasNoCause();
        assertThat(failure.getStackTrace()).isEmpty();
    }

    @Test
    void what_an_annotation_says_wrongly_is_told_without_our_frames() {
        Throwable failure = Jupiter.failure(SetUps.WrongAnnotation.class);

        assertThat(failure)
                .isExactlyInstanceOf(ExtensionConfigurationException.class)
                .hasMessageStartingWith("SetUps.WrongAnnotation.body: ")
                .hasMessageContaining("partitions")
                .hasNoCause();
        assertThat(failure.getStackTrace()).isEmpty();
    }

    @Test
    void what_the_tests_own_code_throws_keeps_its_story_and_its_token() {
        assertThat(Jupiter.message(Jupiter.failure(SetUps.OwnException.class)))
                .contains("The run cannot go on: the price list is empty.", "-Dconsumerproof.token=c2.");
    }

    static class Repeated {
        @StreamTest
        @RepeatedTest(1)
        @Search(budget = "0ms")
        @Topic(name = "orders")
        void body(VirtualLog log) {
            log.group("billing").members(1, () -> (OrderEvent event) -> {});
            log.append("orders", "o-1", OrderEvent.paid("e1"));
            log.drain();
        }
    }

    @Test
    void a_template_that_runs_the_body_again_is_refused() {
        assertThat(Jupiter.failure(Repeated.class))
                .isExactlyInstanceOf(ExtensionConfigurationException.class)
                .hasMessage(
                        "'body' is a @StreamTest, whose body runs once for every schedule, and a template that runs it again:"
                                + " remove the other annotation, such as @RepeatedTest or @ParameterizedTest");
    }
}
