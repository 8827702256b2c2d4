package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Where the id of an event is. */
class EventFieldTest {

    private static final String VALUE =
            "{\"id\":\"e1\",\"n\":7,\"meta\":{\"a/b\":\"x\",\"c~d\":\"y\"},\"list\":[\"z\"]}";

    @Test
    void aPointerReachesNestedValuesAndItems() {
        assertThat(id("/id", VALUE)).contains("e1");
        assertThat(id("/n", VALUE)).contains("7");
        assertThat(id("/meta/a~1b", VALUE)).contains("x");
        assertThat(id("/meta/c~0d", VALUE)).contains("y");
        assertThat(id("/list/0", VALUE)).contains("z");
    }

    @Test
    void whatIsNotThereOrNoSingleValueIsNoId() {
        assertThat(id("/nothing", VALUE)).isEmpty();
        assertThat(id("/meta", VALUE)).isEmpty();
        assertThat(id("/list/1", VALUE)).isEmpty();
        assertThat(id("/id", "not json")).isEmpty();
        assertThat(id("/id", null)).isEmpty();
    }

    @Test
    void aHeaderMayHoldIt() {
        assertThat(id("header:event", VALUE)).contains("h1");
        assertThat(id("header:other", VALUE)).isEmpty();
    }

    private static Optional<String> id(String field, @Nullable String value) {
        LogRecord record = new LogRecord(
                new RecordId(new TopicPartition("orders", 0), 0),
                0,
                0,
                null,
                value == null ? null : Bytes.utf8(value),
                List.of(new Header("event", Bytes.utf8("h1"))));
        return EventField.parse(field).orElseThrow().of(record);
    }
}
