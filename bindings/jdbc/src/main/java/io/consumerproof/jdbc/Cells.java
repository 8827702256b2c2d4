package io.consumerproof.jdbc;

import io.consumerproof.history.Bytes;
import io.consumerproof.scenario.EffectPoints;
import java.math.BigDecimal;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Renders what a column holds; equal content gives equal text, values that a run invented are masked. */
final class Cells {

    private Cells() {}

    static String render(ResultSet row, int column, EffectPoints points) throws SQLException {
        Object value = row.getObject(column);
        if (value instanceof Timestamp) {
            return instant((Timestamp) value, points);
        }
        return points.render(plain(value));
    }

    /** Code may have stored an instant or a local time; either may be one that the run invented. */
    private static String instant(Timestamp value, EffectPoints points) {
        Instant instant = value.toInstant();
        String text = points.render(instant);
        return text.equals(instant.toString()) ? points.render(value.toLocalDateTime()) : text;
    }

    private static @Nullable Object plain(@Nullable Object value) throws SQLException {
        if (value instanceof String || value instanceof Long || value instanceof Integer) {
            return value;
        } else if (value instanceof BigDecimal) {
            // 50, 50.0 and 50.00 are one amount.
            return new BigDecimal(((BigDecimal) value).stripTrailingZeros().toPlainString());
        } else if (value instanceof Clob) {
            Clob text = (Clob) value;
            return text.getSubString(1, (int) text.length());
        } else if (value instanceof Blob) {
            Blob bytes = (Blob) value;
            return Bytes.of(bytes.getBytes(1, (int) bytes.length()));
        } else if (value instanceof byte[]) {
            return Bytes.of((byte[]) value);
        } else if (value instanceof Date) {
            return ((Date) value).toLocalDate();
        } else if (value instanceof Time) {
            return ((Time) value).toLocalTime();
        } else if (value instanceof Array) {
            return ((Array) value).getArray();
        }
        return value;
    }
}
