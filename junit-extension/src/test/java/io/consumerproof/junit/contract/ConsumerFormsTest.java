package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonParseException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.exc.StreamReadException;

/** How a contract's consumer is made and called, for each form it may have. */
class ConsumerFormsTest {

    private static final String E1 = "{\"id\":\"e1\",\"type\":\"paid\",\"revision\":1}";
    private static final String E2 = "{\"id\":\"e2\",\"type\":\"sent\",\"revision\":2}";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "on           | Mailer.send(\"e1\", \"paid\")",
                "withDelivery | Mailer.send(\"e1\", \"orders-0@0\")",
                "batch        | Mailer.send(\"batch\", \"[e1]\")",
                "records      | Mailer.send(\"records\", \"1\")",
                "record       | sent to audit{}"
            })
    void aMethodGetsTheValueAsItTakesIt(String method, String effect) throws Exception {
        assertThat(eventNotifier(method).handle(E1)).containsExactly(effect);
    }

    @Test
    void aBatchIsOneCallAndSingleRecordsAreMany() throws Exception {
        assertThat(eventNotifier("batch").handle(E1, E2)).containsExactly("Mailer.send(\"batch\", \"[e1, e2]\")");
        assertThat(eventNotifier("batch").start().takesBatches()).isTrue();
        assertThat(eventNotifier("on").start().takesBatches()).isFalse();
    }

    @Test
    void aTombstoneIsNull() throws Exception {
        assertThat(eventNotifier("on").handle((String) null)).containsExactly("Mailer.send(\"tombstone\", \"\")");
    }

    @Test
    void poisonFailsInsideTheCall() {
        assertThatThrownBy(() -> eventNotifier("on").handle("not json"))
                .isInstanceOf(JsonBindingException.class)
                .hasMessageStartingWith("the value is not JSON: Unrecognized token 'not'");
    }

    @Test
    void theConstructorWithMostParametersThatCanBeFilledIsTaken() throws Exception {
        assertThat(textNotifier("on").handle("hello")).containsExactly("Mailer.send(\"Z\", \"hello\")");
    }

    @Test
    void textAndBytesAreGivenAsTheyAre() throws Exception {
        assertThat(textNotifier("withDelivery").handle("{\"a\":1}"))
                .containsExactly("Mailer.send(\"{\"a\":1}\", \"member-1\")");
        assertThat(textNotifier("onBytes").handle("four")).containsExactly("Mailer.send(\"Z\", \"4 bytes\")");
    }

    @Test
    void whatUserCodeThrowsComesOutAsItIs() {
        assertThatThrownBy(() -> textNotifier("fails").handle("x"))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("mail server said no to x");
        assertThatThrownBy(() -> textNotifier("dies").handle("x")).isExactlyInstanceOf(StackOverflowError.class);
    }

    @ParameterizedTest
    @CsvSource({"OrderDeserializer, e1", "TopicDeserializer, orders", "FunctionDeserializer, function"})
    void aDeclaredDeserializerIsUsed(String deserializer, String id) throws Exception {
        String value = "value: {deserializer: com.acme." + deserializer + "}";
        OneMember member = member("consumer: {class: com.acme.EventNotifier, method: withDelivery}", value);
        assertThat(member.handle("e1;paid;1")).containsExactly("Mailer.send(\"" + id + "\", \"orders-0@0\")");
    }

    @Test
    void theProjectsOwnJacksonIsUsedWhereItHasOne() throws Exception {
        OneMember member = new OneMember(
                new TemporaryContract(folder).readSections("consumer: {class: com.acme.EventNotifier, method: on}"));
        assertThat(member.handle(E1)).containsExactly("Mailer.send(\"e1\", \"paid\")");
        assertThatThrownBy(() -> member.handle("not json")).isInstanceOf(JsonParseException.class);
    }

    @Test
    void jackson3IsUsedWhereJackson2IsNot() throws Exception {
        OneMember member = new OneMember(new TemporaryContract(folder)
                .withJackson3()
                .readSections("consumer: {class: com.acme.EventNotifier, method: on}"));
        assertThat(member.handle(E1)).containsExactly("Mailer.send(\"e1\", \"paid\")");
        assertThatThrownBy(() -> member.handle("not json")).isInstanceOf(StreamReadException.class);
    }

    @Test
    void aFactoryIsMadeOnceARunAndAskedForEachMember() throws Exception {
        OneMember member = member("consumer: {factory: com.acme.NotifierFactory}");
        assertThat(member.handle("x", "y")).containsExactly("Mailer.send(\"handler 1\", \"2 records\")");
        assertThat(member.handle("x")).contains("Mailer.send(\"handler 2\", \"1 records\")");
    }

    @Test
    void aStaticMethodMakesEachMembersHandler() throws Exception {
        OneMember member = member("consumer: {factory: 'com.acme.NotifierFactory::forMailer'}");
        assertThat(member.handle("x")).isEqualTo(List.of("Mailer.send(\"static\", \"1 records\")"));
    }

    private OneMember eventNotifier(String method) {
        return member("consumer: {class: com.acme.EventNotifier, method: " + method + "}");
    }

    private OneMember textNotifier(String method) {
        return member("consumer: {class: com.acme.TextNotifier, method: " + method + "}");
    }

    private OneMember member(String... sections) {
        return new OneMember(new TemporaryContract(folder).withoutJackson().readSections(sections));
    }
}
