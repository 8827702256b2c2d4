package io.consumerproof.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PartitionTest {

    private final Partition partition = new Partition(new TopicPartition("orders", 0));

    @Test
    void aNewPartitionIsEmptyAndStartsAtZero() {
        assertThat(partition.startOffset()).isZero();
        assertThat(partition.endOffset()).isZero();
        assertThat(partition.readFrom(0)).isNull();
        assertThat(partition.records()).isEmpty();
    }

    @Test
    void anAppendedRecordTakesTheEndOffset() {
        append("a");
        Header trace = new Header("trace", Bytes.utf8("t1"));

        LogRecord record = partition.append(7, -5, Bytes.utf8("k"), "value", List.of(trace));

        assertThat(record.id()).hasToString("orders-0@1");
        assertThat(record.ordinal()).isEqualTo(7);
        assertThat(record.timestampMillis()).isEqualTo(-5);
        assertThat(record.key()).isEqualTo(Bytes.utf8("k"));
        assertThat(record.value()).isEqualTo("value");
        assertThat(record.headers()).containsExactly(trace);
        assertThat(partition.endOffset()).isEqualTo(2);
    }

    @Test
    void readingSkipsGapsAtTheStartInTheMiddleAndAtTheEnd() {
        partition.gap(2);
        append("a");
        append("b");
        partition.gap(3);
        append("c");
        partition.gap(1);

        assertThat(offsetsReadFromEachOffset()).containsExactly(2L, 2L, 2L, 3L, 7L, 7L, 7L, 7L, null, null);
        assertThat(partition.endOffset()).isEqualTo(9);
        assertThat(partition.size()).isEqualTo(3);
    }

    @Test
    void readingFromBelowTheStartOrBeyondTheEndIsTold() {
        append("a");

        assertThat(partition.readFrom(-3)).isEqualTo(partition.records().get(0));
        assertThat(partition.readFrom(1)).isNull();
        assertThat(partition.readFrom(Long.MAX_VALUE)).isNull();
    }

    @Test
    void readingFromAnyOffsetAgreesWithASearchThroughAllRecords() {
        for (int i = 0; i < 200; i++) {
            append("v" + i);
            if (i % 3 == 0) {
                partition.gap(1 + i % 5);
            }
        }

        for (long offset = 0; offset <= partition.endOffset(); offset++) {
            assertThat(partition.readFrom(offset)).isEqualTo(firstByLinearSearch(offset));
        }
    }

    @Test
    void aFetchTakesAtMostWhatWasAskedFor() {
        append("a");
        append("b");
        partition.gap(1);
        append("c");
        List<LogRecord> batch = new ArrayList<>();

        assertThat(partition.fetch(1, 2, Isolation.READ_UNCOMMITTED, batch)).isEqualTo(2);
        assertThat(batch).extracting(LogRecord::offset).containsExactly(1L, 3L);
        assertThat(partition.fetch(4, 10, Isolation.READ_UNCOMMITTED, batch)).isZero();
        assertThat(partition.fetch(0, 0, Isolation.READ_UNCOMMITTED, batch)).isZero();
        assertThat(partition.fetch(0, Integer.MAX_VALUE, Isolation.READ_UNCOMMITTED, batch))
                .isEqualTo(3);
        assertThat(batch).hasSize(5);
    }

    @Test
    void recordsTakenEarlierDoNotGrow() {
        append("a");
        List<LogRecord> before = partition.records();

        for (int i = 0; i < 20; i++) {
            append("later");
        }

        assertThat(before).extracting(LogRecord::value).containsExactly("a");
        assertThat(partition.records()).hasSize(21);
    }

    @Test
    void aGapOfNothingIsRefused() {
        append("a");

        assertThatThrownBy(() -> partition.gap(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a gap of 0 offsets at 'orders-0@1', the least is 1");
    }

    private void append(String value) {
        partition.append(partition.size(), 0, null, value, List.of());
    }

    private List<@Nullable Long> offsetsReadFromEachOffset() {
        List<@Nullable Long> found = new ArrayList<>();
        for (long offset = 0; offset <= partition.endOffset(); offset++) {
            LogRecord record = partition.readFrom(offset);
            found.add(record == null ? null : record.offset());
        }
        return found;
    }

    private @Nullable LogRecord firstByLinearSearch(long offset) {
        return partition.records().stream()
                .filter(each -> each.offset() >= offset)
                .findFirst()
                .orElse(null);
    }
}
