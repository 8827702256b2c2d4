package io.consumerproof.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordsTest {

    private static final TopicPartition ORDERS = new TopicPartition("orders", 0);

    private final Records records = new Records();
    private final List<LogRecord> all = new ArrayList<>();
    private long endOffset;

    @Test
    void aLongLogReadsBackAsItWasWritten() {
        fill(10_000);

        assertThat(records.size()).isEqualTo(10_000);
        assertThat(records.listFrom(0)).isEqualTo(all);
        for (int i = 0; i < all.size(); i += 97) {
            assertThat(records.get(i)).isEqualTo(all.get(i));
            assertThat(records.offsetAt(i)).isEqualTo(all.get(i).offset());
        }
        assertThat(records.packedFootprint()).isPositive();
    }

    @Test
    void everyOffsetLeadsToTheFirstRecordAtOrBehindIt() {
        fill(5000);

        int expected = 0;
        for (long offset = 0; offset <= endOffset; offset++) {
            while (expected < all.size() && all.get(expected).offset() < offset) {
                expected++;
            }
            assertThat(records.indexFrom(offset, endOffset)).isEqualTo(expected);
        }
    }

    @Test
    void forgettingFromTheFrontLeavesTheRest() {
        fill(5000);
        int forgotten = 0;
        for (int count : new int[] {1, 500, 523, 1500, 2400}) {
            records.dropFirst(count);
            forgotten += count;
            assertThat(records.listFrom(0)).isEqualTo(all.subList(forgotten, all.size()));
            long offset = all.get(forgotten + 10).offset();
            assertThat(records.indexFrom(offset, endOffset)).isEqualTo(10);
            assertThat(records.indexFrom(0, endOffset)).isZero();
        }
        fill(3000);
        assertThat(records.listFrom(0)).isEqualTo(all.subList(forgotten, all.size()));
    }

    @Test
    void forgettingEverythingLeavesNothing() {
        fill(5000);

        records.dropFirst(5000);

        assertThat(records.size()).isZero();
        assertThat(records.packedFootprint()).isZero();
        all.clear();
        fill(10);
        assertThat(records.listFrom(0)).isEqualTo(all);
    }

    @Test
    void forgettingFromTheEndLeavesTheRest() {
        fill(6000);
        for (int size : new int[] {5999, 4500, 5 * Records.PACKET, 1500, 3, 0}) {
            records.truncate(size);
            all.subList(size, all.size()).clear();
            assertThat(records.listFrom(0)).isEqualTo(all);
        }
        fill(4000);
        assertThat(records.listFrom(0)).isEqualTo(all);
    }

    /** A packet may end anywhere in the tail, and the tail may begin anywhere, once both ends have been cut. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whateverIsForgottenTheRestIsLeft(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 60; i++) {
            int some = random.nextInt(random.nextInt(8) == 0 ? all.size() + 1 : Math.min(all.size() + 1, 700));
            switch (random.nextInt(5)) {
                case 0 -> {
                    records.dropFirst(some);
                    all.subList(0, some).clear();
                }
                case 1 -> {
                    records.truncate(all.size() - some);
                    all.subList(all.size() - some, all.size()).clear();
                }
                case 2 -> endOffset += random.nextBoolean() ? 3_000_000_000L : 3;
                default -> fill(random.nextInt(1500));
            }
            assertThat(records.listFrom(0)).isEqualTo(all);
            int index = random.nextInt(all.size() + 1);
            long offset = index == all.size() ? endOffset : all.get(index).offset();
            assertThat(records.indexFrom(offset, endOffset)).isEqualTo(index);
        }
    }

    @Test
    void aGapTooWideForAPacketIsKept() {
        fill(10);
        endOffset += 5_000_000_000L;
        fill(5000);

        assertThat(records.listFrom(0)).isEqualTo(all);
        assertThat(records.indexFrom(20_000, endOffset)).isEqualTo(10);
    }

    @Test
    void numbersFarFromThoseBeforeAreKept() {
        int[] ordinals = {0, 32_767, 32_768, -32_768, -32_769, Integer.MAX_VALUE, Integer.MIN_VALUE};
        long[] millis = {0, 32_767, 32_768, -32_768, -32_769, Long.MAX_VALUE, Long.MIN_VALUE, 1_764_000_000_000L};
        Bytes value = Bytes.utf8("v");
        for (int i = 0; i < 5000; i++) {
            int ordinal = ordinals[i % ordinals.length];
            long timestamp = millis[i % millis.length];
            LogRecord record = new LogRecord(
                    new RecordId(ORDERS, endOffset++),
                    ordinal,
                    timestamp,
                    key(i),
                    i % 3 == 0 ? null : value,
                    headers(i));
            records.add(record);
            all.add(record);
        }

        assertThat(records.listFrom(0)).isEqualTo(all);
    }

    @Test
    void aMillionRecordsTakeAtMostFortyBytesEachBesideTheirBytes() {
        Bytes value = Bytes.utf8("{\"id\":\"e1\",\"type\":\"OrderCreated\",\"revision\":1}");
        List<Header> headers = List.of(new Header("trace", Bytes.utf8("0123456789abcdef")), new Header("empty", null));
        long payload = 0;
        for (int i = 0; i < 1_000_000; i++) {
            Bytes key = Bytes.utf8("order-" + i);
            List<Header> own = i % 2 == 0 ? headers : List.of();
            records.add(record(i, key, value, own));
            payload += key.size() + value.size() + (own.isEmpty() ? 0 : "trace0123456789abcdefempty".length());
        }

        assertThat(records.packedFootprint()).isLessThanOrEqualTo(payload + 40L * 1_000_000);
        assertThat(records.packedFootprint()).isGreaterThan(payload / 2);
    }

    private void fill(int count) {
        for (int i = 0; i < count; i++) {
            int ordinal = all.size();
            LogRecord record = record(ordinal, key(ordinal), value(ordinal), headers(ordinal));
            records.add(record);
            all.add(record);
            endOffset += ordinal % 11 == 0 ? 1 + ordinal % 4 : 0;
        }
    }

    private LogRecord record(int ordinal, @Nullable Bytes key, @Nullable Object value, List<Header> headers) {
        return new LogRecord(new RecordId(ORDERS, endOffset++), ordinal, 1000L - ordinal, key, value, headers);
    }

    private static @Nullable Bytes key(int ordinal) {
        return ordinal % 5 == 0 ? null : Bytes.utf8(ordinal % 7 == 0 ? "" : "k" + ordinal);
    }

    private static @Nullable Object value(int ordinal) {
        if (ordinal % 13 == 0) {
            return null;
        }
        return ordinal % 17 == 0 ? List.of(ordinal) : Bytes.utf8("v".repeat(ordinal % 300));
    }

    private static List<Header> headers(int ordinal) {
        return ordinal % 3 == 0
                ? List.of(new Header("träce", Bytes.utf8("t" + ordinal)), new Header("träce", null))
                : List.of();
    }
}
