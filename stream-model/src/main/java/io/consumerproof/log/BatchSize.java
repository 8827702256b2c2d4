package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Bytes that record batches take on disk, uncompressed. A value that is not {@link Bytes} counts as empty.
 *
 * @source Kafka 4.3, DefaultRecordBatch and DefaultRecord (message format v2); EndTransactionMarker for control records
 */
final class BatchSize {

    /** The head of a batch, and all of one that compaction emptied. */
    static final int HEAD = 61;

    /** A batch with the one control record that ends a transaction. */
    static final int MARKER = HEAD + 17;

    private static final int ATTRIBUTES = 1;
    private static final int NO_LENGTH = 1;

    private BatchSize() {}

    /** A batch of these records, not empty. */
    static long of(List<Draft> batch) {
        long base = batch.get(0).timestampMillis();
        long bytes = HEAD;
        for (int i = 0; i < batch.size(); i++) {
            Draft each = batch.get(i);
            bytes += record(i, each.timestampMillis() - base, each.key(), each.value(), each.headers());
        }
        return bytes;
    }

    /**
     * One record within its batch.
     *
     * @param offsetDelta how far it lies behind the batch's first offset
     * @param millisDelta its timestamp less the batch's
     */
    static int record(
            long offsetDelta, long millisDelta, @Nullable Bytes key, @Nullable Object value, List<Header> headers) {
        int body = ATTRIBUTES
                + varint(millisDelta)
                + varint(offsetDelta)
                + (key == null ? NO_LENGTH : bytes(key.size()))
                + (value == null ? NO_LENGTH : bytes(value instanceof Bytes ? ((Bytes) value).size() : 0))
                + varint(headers.size());
        if (!headers.isEmpty()) {
            body += headers(headers);
        }
        return varint(body) + body;
    }

    private static int headers(List<Header> headers) {
        int sum = 0;
        for (Header each : headers) {
            Bytes value = each.value();
            sum += bytes(each.name().getBytes(StandardCharsets.UTF_8).length);
            sum += value == null ? NO_LENGTH : bytes(value.size());
        }
        return sum;
    }

    private static int bytes(int length) {
        return varint(length) + length;
    }

    /** The length of the zigzag form of {@code value}, seven bits a byte. */
    private static int varint(long value) {
        long zigzag = value << 1 ^ value >> 63;
        return zigzag >>> 7 == 0 ? 1 : (Long.SIZE + 6 - Long.numberOfLeadingZeros(zigzag)) / 7;
    }
}
