package io.consumerproof.simulation;

import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The ids and whole random numbers that a run gave out, and how texts spell them: a number in decimal or hexadecimal, an id with
 * dashes, without, or its first eight digits. What a text holds is compared with these values; what only looks like one stays.
 */
final class SpelledNumbers {

    private static final String ID = "<id>";
    private static final String RANDOM = "<random>";
    /** Smaller numbers have too few digits to be told from amounts. */
    private static final long SMALLEST = 1_000_000_000;

    private static final Pattern DASHED = Pattern.compile("\\p{XDigit}{8}(?:-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");
    private static final Pattern HEX = Pattern.compile("\\p{XDigit}{8,}");
    /** With the dashes before: whether one is a sign or a separator cannot be told, and hangs on the number. */
    private static final Pattern DECIMAL = Pattern.compile("-*\\d{10,}");

    private static final int[] HEX_LENGTHS = {32, 16, 15, 14, 13, 12, 11, 10, 9, 8};
    private static final int[] DECIMAL_LENGTHS = {20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10};

    private final TreeSet<Long> numbers = new TreeSet<>();
    private final TreeSet<UUID> ids = new TreeSet<>();
    private final TreeMap<String, String> hexadecimal = new TreeMap<>();
    private final TreeMap<String, String> decimal = new TreeMap<>();

    boolean isEmpty() {
        return numbers.isEmpty();
    }

    void add(UUID id) {
        ids.add(id);
        String digits = id.toString().replace("-", "");
        hexadecimal.put(digits, ID);
        hexadecimal.put(digits.substring(0, 8), ID);
        add(id.getMostSignificantBits());
        add(id.getLeastSignificantBits());
    }

    void add(long number) {
        numbers.add(number);
        if (Long.compareUnsigned(number, SMALLEST) >= 0) {
            String digits = Long.toHexString(number);
            hexadecimal.put(digits, RANDOM);
            hexadecimal.put("0".repeat(16 - digits.length()) + digits, RANDOM);
            addDecimal(Long.toUnsignedString(number));
            addDecimal(Long.toString(number).replace("-", ""));
            addDecimal(Long.toString(number & Long.MAX_VALUE));
        }
    }

    private void addDecimal(String digits) {
        if (digits.length() >= 10) {
            decimal.put(digits, RANDOM);
        }
    }

    /** The number itself, or without its sign. */
    boolean isDrawn(long number) {
        return numbers.contains(number)
                || (number >= SMALLEST && (numbers.contains(-number) || numbers.contains(number | Long.MIN_VALUE)));
    }

    /** An id of this run, or one made of two random numbers. */
    boolean isMadeUp(UUID id) {
        return ids.contains(id)
                || (numbers.contains(id.getMostSignificantBits()) && numbers.contains(id.getLeastSignificantBits()));
    }

    String masked(String text) {
        String withoutIds =
                DASHED.matcher(text).replaceAll(found -> isMadeUp(UUID.fromString(found.group())) ? ID : found.group());
        String withoutHex = HEX.matcher(withoutIds)
                .replaceAll(found -> Windows.masked(
                        found.group(), HEX_LENGTHS, part -> hexadecimal.get(part.toLowerCase(Locale.ROOT))));
        return DECIMAL.matcher(withoutHex).replaceAll(found -> withoutDecimals(found.group()));
    }

    private String withoutDecimals(String dashesAndDigits) {
        String digits = dashesAndDigits.replace("-", "");
        String masked = Windows.masked(digits, DECIMAL_LENGTHS, this::decimal);
        boolean begins = masked.startsWith(RANDOM);
        return begins ? masked : dashesAndDigits.substring(0, dashesAndDigits.length() - digits.length()) + masked;
    }

    private @Nullable String decimal(String digits) {
        return decimal.get(digits);
    }
}
