package io.consumerproof.producer;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.log.Draft;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * How large a record may become on the wire; what is no {@link Bytes} counts nothing.
 *
 * @source Kafka 4.3, DefaultRecordBatch.RECORD_BATCH_OVERHEAD and DefaultRecord.recordSizeUpperBound
 */
final class RecordSizes {

    static final int BATCH_OVERHEAD = 61;
    private static final int RECORD_OVERHEAD = 21;
    private static final int VARINT_BITS = 7;

    private RecordSizes() {}

    static int upperBound(Draft draft) {
        int size = RECORD_OVERHEAD + field(draft.key()) + field(draft.value());
        size += varint(draft.headers().size());
        for (Header each : draft.headers()) {
            int key = each.name().getBytes(StandardCharsets.UTF_8).length;
            size += varint(key) + key + field(each.value());
        }
        return size;
    }

    private static int field(@Nullable Object value) {
        int size = value instanceof Bytes ? ((Bytes) value).size() : 0;
        return value == null ? 1 : varint(size) + size;
    }

    /** Lengths are coded in zig-zag, so a length takes the place of its double. */
    private static int varint(int length) {
        int bytes = 1;
        for (int rest = length << 1; rest >>> VARINT_BITS != 0; rest >>>= VARINT_BITS) {
            bytes++;
        }
        return bytes;
    }
}
