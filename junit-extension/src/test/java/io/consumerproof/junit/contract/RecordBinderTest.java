package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** JSON to records, strictly. */
class RecordBinderTest {

    enum Status {
        OPEN,
        PAID
    }

    record Line(String item, int count) {}

    record Order(
            UUID id,
            Status status,
            BigDecimal sum,
            Instant at,
            List<Line> lines,
            Map<String, Long> counts,
            Optional<String> note,
            @Nullable Boolean express) {}

    record Checked(int count) {
        Checked {
            if (count < 0) {
                throw new IllegalStateException("count below 0");
            }
        }
    }

    record Recursive(String name, @Nullable Recursive next) {}

    record Foreign(Thread thread) {}

    @Test
    void everyKindOfValueIsBound() throws Exception {
        String json = "{\"id\":\"00000000-0000-0000-0000-000000000007\",\"status\":\"PAID\",\"sum\":1.50,"
                + "\"at\":\"2030-01-01T00:00:00Z\",\"lines\":[{\"item\":\"a\",\"count\":2}],"
                + "\"counts\":{\"x\":3},\"note\":\"n\",\"express\":true}";
        assertThat(bind(Order.class, json))
                .isEqualTo(new Order(
                        new UUID(0, 7),
                        Status.PAID,
                        new BigDecimal("1.50"),
                        Instant.parse("2030-01-01T00:00:00Z"),
                        List.of(new Line("a", 2)),
                        Map.of("x", 3L),
                        Optional.of("n"),
                        true));
    }

    @Test
    void whatIsAbsentIsNullOrEmptyButNeverAPrimitive() throws Exception {
        assertThat(bind(Recursive.class, "{\"name\":\"a\",\"next\":{\"name\":\"b\"}}"))
                .isEqualTo(new Recursive("a", new Recursive("b", null)));
        assertThatThrownBy(() -> bind(Line.class, "{\"item\":\"a\"}"))
                .hasMessage("'/count' is null, allowed is a 'int'");
    }

    @Test
    void aProblemNamesItsPointerAndWhatIsAllowed() {
        assertThatThrownBy(() -> bind(Order.class, "{\"lines\":[{\"item\":\"a\",\"count\":\"two\"}]}"))
                .hasMessage("'/lines/0/count' is the text 'two', allowed is a 'int'");
        assertThatThrownBy(() -> bind(Line.class, "{\"item\":\"a\",\"count\":1.5}"))
                .hasMessage("'/count' is the number 1.5, which is no 'int'");
        assertThatThrownBy(() -> bind(Order.class, "{\"status\":\"PIAD\"}"))
                .hasMessage("'/status' is the text 'PIAD', allowed are 'OPEN', 'PAID'; did you mean 'PAID'?");
        assertThatThrownBy(() -> bind(Line.class, "{\"item\":\"a\",\"count\":1,\"itm\":2}"))
                .hasMessage("'/itm' is no component of 'Line', it has 'count', 'item'; did you mean 'item'?");
        assertThatThrownBy(() -> bind(Line.class, "[]")).hasMessage("the value is a list, allowed is an object");
    }

    @Test
    void whatARecordsConstructorThrowsComesOutAsItIs() {
        assertThatThrownBy(() -> bind(Checked.class, "{\"count\":-1}"))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("count below 0");
    }

    @Test
    void onlyRecordsOfSimpleValuesAreBound() {
        assertThat(RecordBinder.binds(Order.class)).isTrue();
        assertThat(RecordBinder.binds(Recursive.class)).isTrue();
        assertThat(RecordBinder.binds(Foreign.class)).isFalse();
        assertThat(RecordBinder.binds(Object.class)).isFalse();
    }

    private static @Nullable Object bind(Class<?> type, String json) throws Exception {
        return new RecordBinder(type).open().read("orders", json.getBytes(StandardCharsets.UTF_8));
    }
}
