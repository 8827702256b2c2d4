package io.consumerproof.history;

import java.io.File;
import java.net.InetAddress;
import java.net.URI;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Instant;
import java.time.MonthDay;
import java.time.ZoneId;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The text of values of the JDK that let nobody look into them: by their fields any two would be taken for one. These say all that they
 * hold in their own text, or have an instant.
 */
final class JdkText {

    private static final List<Class<?>> TELLING = List.of(
            URI.class,
            URL.class,
            File.class,
            Path.class,
            Charset.class,
            InetAddress.class,
            ZoneId.class,
            MonthDay.class,
            Locale.class,
            Currency.class,
            Pattern.class,
            BitSet.class,
            OptionalInt.class,
            OptionalLong.class,
            OptionalDouble.class,
            AtomicBoolean.class,
            Class.class);

    private JdkText() {}

    /** Null: {@code value} is none of them. */
    static @Nullable String of(Object value) {
        if (value instanceof Date) {
            return instant((Date) value).toString();
        } else if (value instanceof Calendar) {
            return ((Calendar) value).toInstant().toString();
        }
        String module = value.getClass().getModule().getName();
        boolean ofJdk = module != null && module.startsWith("java.");
        return ofJdk && TELLING.stream().anyMatch(each -> each.isInstance(value)) ? value.toString() : null;
    }

    /** Their own text leaves out milliseconds, and hangs on the default time zone. */
    private static Instant instant(Date date) {
        try {
            return date.toInstant();
        } catch (UnsupportedOperationException withoutTime) {
            return Instant.ofEpochMilli(date.getTime()); // java.sql.Date and java.sql.Time
        }
    }
}
