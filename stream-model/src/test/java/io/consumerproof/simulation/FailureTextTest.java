package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.HandlingEvent.Failed;
import io.consumerproof.history.HandlingEvent.Skipped;
import io.consumerproof.history.History;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.OnFailure.Then;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class FailureTextTest {

    private static String told(RuntimeException failure) {
        Play play = new Play()
                .append(0, "a")
                .group(each -> each.onFailure(new OnFailure(1, Duration.ZERO, Then.SKIP, null)))
                .handler(deliveries -> {
                    throw failure;
                });
        return events(play.run(false), Failed.class).get(0).failure();
    }

    @Test
    void aFailureIsToldByTypeAndMessage() {
        assertThat(told(new IllegalStateException("no such order"))).isEqualTo("IllegalStateException: no such order");
        assertThat(told(new IllegalStateException())).isEqualTo("IllegalStateException");
    }

    @Test
    void aMessageThatThrowsIsAFailureAllTheSame() {
        RuntimeException secretive = new RuntimeException() {
            @Override
            public String getMessage() {
                throw new IllegalStateException("not for you");
            }
        };
        assertThat(told(secretive)).endsWith(": its message throws IllegalStateException");
    }

    @Test
    void whatTheJvmThrowsWithAMessageAtFirstAndWithoutOneLaterIsToldAlike() {
        assertThat(told(new ClassCastException("class java.lang.String cannot be cast")))
                .isEqualTo(told(new ClassCastException()))
                .isEqualTo("ClassCastException");
        assertThat(told(new NullPointerException("Cannot invoke \"Order.id()\"")))
                .isEqualTo(told(new NullPointerException()))
                .isEqualTo("NullPointerException");
    }

    /** The number grows with every row that earlier runs inserted. */
    @Test
    void aRowsNumberInsideTheDatabaseIsNotTold() {
        String first = told(new IllegalStateException("duplicate: ON AUDIT(ID) VALUES ( /* 5533 */ 'e3' ) /* 12a */"));
        assertThat(first).isEqualTo("IllegalStateException: duplicate: ON AUDIT(ID) VALUES ( /* # */ 'e3' ) /* 12a */");
        assertThat(told(new IllegalStateException("ON AUDIT(ID) ( /* key:-7 */ 'e3' )")))
                .isEqualTo("IllegalStateException: ON AUDIT(ID) ( /* key:# */ 'e3' )");
    }

    @Test
    void whatPolicyWritesDownOfAFailureIsTheSameText() {
        History run = new Play()
                .append(0, "a")
                .group(each -> each.onFailure(new OnFailure(1, Duration.ZERO, Then.SKIP, null)))
                .handler(deliveries -> {
                    throw new IllegalStateException("VALUES ( /* 5533 */ 'e3' )");
                })
                .run(false);
        assertThat(events(run, Skipped.class).get(0).failure())
                .isEqualTo(events(run, Failed.class).get(0).failure())
                .contains("/* # */");
    }
}
