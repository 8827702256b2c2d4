package io.consumerproof.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class MessageTest {

    @Test
    void aMessageOfAnyTextIsOneLine() {
        Message message = Message.of(Word.TOLD)
                .with("text", "one\ntwo\r\n\tthree = \\n ✗")
                .with("name", "o-1");

        assertThat(message.line()).isEqualTo("TOLD\tname=o-1\ttext=one\\ntwo\\r\\n\\tthree = \\\\n ✗");
        assertThat(Message.parse(message.line())).isEqualTo(message);
    }

    @Test
    void aFieldThatIsNotThereIsEmpty() {
        assertThat(Message.of(Word.READY).text("fingerprint")).isEmpty();
        assertThat(Message.of(Word.TOLD).is("passed")).isFalse();
    }

    @Test
    void whatIsNoMessageIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Message.parse("Hello from user code"));
        assertThatIllegalArgumentException().isThrownBy(() -> Message.parse("TOLD\ttext"));
    }
}
