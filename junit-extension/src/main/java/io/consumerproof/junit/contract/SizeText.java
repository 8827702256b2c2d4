package io.consumerproof.junit.contract;

import java.math.BigInteger;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How sizes are written: a whole number and a unit, decimal (kB) or binary (KiB). */
public final class SizeText {

    /** For messages. */
    public static final String ALLOWED = "a whole number with one of the units B, kB, MB, GB, TB, KiB, MiB, GiB, TiB,"
            + " such as '512B' or '1GiB', below 8 EiB";

    private static final Pattern FORM = Pattern.compile("(\\d{1,18})([kKMGT]i?)?B");

    private SizeText() {}

    /** The size in bytes, or empty if it is none. */
    public static OptionalLong parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches() || "ki".equals(matcher.group(2))) {
            return OptionalLong.empty();
        }
        BigInteger bytes = new BigInteger(matcher.group(1)).multiply(unit(matcher.group(2)));
        return bytes.bitLength() < Long.SIZE ? OptionalLong.of(bytes.longValue()) : OptionalLong.empty();
    }

    /** The bytes of a prefix: of {@code k} 1,000, of {@code Ki} 1,024; of none 1. */
    static BigInteger unit(@Nullable String prefix) {
        if (prefix == null) {
            return BigInteger.ONE;
        }
        int power = "KMGT".indexOf(Character.toUpperCase(prefix.charAt(0))) + 1;
        return BigInteger.valueOf(prefix.endsWith("i") ? 1_024 : 1_000).pow(power);
    }
}
