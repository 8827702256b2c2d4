package io.consumerproof.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class StructureTest {

    private static final Instant NOW = Instant.parse("2030-01-01T00:00:00Z");

    record Money(BigDecimal amount, String currency) {}

    private static class Account {
        @SuppressWarnings("unused")
        private final String id = "a-1";

        @Override
        public String toString() {
            return "identity " + super.toString();
        }
    }

    private static final class Savings extends Account {
        @SuppressWarnings("unused")
        private final int rate = 3;
    }

    @Test
    void textIsQuotedAndNumbersAreNot() {
        assertThat(Structure.of("paid")).isEqualTo("\"paid\"");
        assertThat(Structure.of(50)).isEqualTo("50");
        assertThat(Structure.of(null)).isEqualTo("null");
    }

    @Test
    void recordsShowTheirComponents() {
        assertThat(Structure.of(new Money(new BigDecimal("1.50"), "EUR")))
                .isEqualTo("Money(amount=1.50, currency=\"EUR\")");
    }

    @Test
    void objectsShowTheirFieldsAndNeverTheirOwnText() {
        assertThat(Structure.of(new Savings())).isEqualTo("Savings(id=\"a-1\", rate=3)");
    }

    @Test
    void unorderedCollectionsAreSorted() {
        assertThat(Structure.of(new LinkedHashSet<>(List.of("b", "a")))).isEqualTo("[\"a\", \"b\"]");
        Map<String, Integer> map = new TreeMap<>(Map.of("b", 1, "a", 2));
        assertThat(Structure.of(map)).isEqualTo("{\"a\": 2, \"b\": 1}");
        assertThat(Structure.of(List.of("b", "a"))).isEqualTo("[\"b\", \"a\"]");
    }

    @Test
    void bytesShowAsTextWhereTheyAreText() {
        assertThat(Structure.of("é".getBytes(StandardCharsets.UTF_8))).isEqualTo("\"é\"");
        assertThat(Structure.of(new byte[] {(byte) 0xC3})).isEqualTo("\"base64:ww==\"");
    }

    @Test
    void optionalsShowWhatTheyHold() {
        assertThat(Structure.of(Optional.of(1))).isEqualTo("1");
        assertThat(Structure.of(Optional.empty())).isEqualTo("null");
    }

    /** By their fields, which are closed, any two of a class would look alike, and one that is lost would stand for the other. */
    @Test
    void valuesOfTheJdkThatHideTheirFieldsShowWhatTheyHold() {
        assertThat(Structure.of(Date.from(NOW.plusMillis(5)))).isEqualTo("2030-01-01T00:00:00.005Z");
        assertThat(Structure.of(new GregorianCalendar.Builder()
                        .setInstant(NOW.toEpochMilli())
                        .build()))
                .isEqualTo("2030-01-01T00:00:00Z");
        assertThat(Structure.of(List.of(URI.create("https://a.example/x"), Currency.getInstance("EUR"))))
                .isEqualTo("[https://a.example/x, EUR]");
        assertThat(Structure.of(new Money(BigDecimal.ONE, "EUR").getClass())).endsWith("StructureTest$Money");
        assertThat(Structure.of(ZoneId.of("Europe/Berlin"))).isEqualTo("Europe/Berlin");
        assertThat(Structure.of(Locale.GERMANY)).isEqualTo("de_DE");
        assertThat(Structure.of(Path.of("a", "b"))).isEqualTo(Path.of("a", "b").toString());
        assertThat(Structure.of(OptionalInt.of(3))).isEqualTo("OptionalInt[3]");
        assertThat(Structure.of(new AtomicReference<>(new Savings()))).isEqualTo("Savings(id=\"a-1\", rate=3)");
    }

    @Test
    void aCycleEnds() {
        List<Object> self = new ArrayList<>();
        self.add(self);
        assertThat(Structure.of(self)).isEqualTo("[[[[[[[[…]]]]]]]]");
    }

    @Test
    void masksReplaceValuesAnywhere() {
        assertThat(Structure.of(List.of(NOW, 1), StructureTest::mask)).isEqualTo("[<now>, 1]");
    }

    private static @Nullable String mask(Object value) {
        return value.equals(NOW) ? "<now>" : null;
    }
}
