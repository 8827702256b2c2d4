package io.consumerproof.simulation;

import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The ids and whole random numbers that a run gave out, and how texts spell them: a number in decimal or hexadecimal, an id with
 * dashes or without; of hexadecimal digits at least the first eight, of an id its last group too. What a text holds is compared
 * with these values; what only looks like one stays.
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

    private static final int[] HEX_LENGTHS =
            IntStream.iterate(32, length -> length >= 8, length -> length - 1).toArray();
    private static final int[] DECIMAL_LENGTHS = {20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10};

    /** Where the last group of an id's digits begins. */
    private static final int LAST_GROUP = 20;

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
        hexadecimal.put(digits.substring(LAST_GROUP), ID);
        add(id.getMostSignificantBits());
        add(id.getLeastSignificantBits());
        hexadecimal.put(hex16(id.getMostSignificantBits()), ID);
    }

    void add(long number) {
        numbers.add(number);
        if (Long.compareUnsigned(number, SMALLEST) >= 0) {
            hexadecimal.putIfAbsent(Long.toHexString(number), RANDOM);
            hexadecimal.putIfAbsent(hex16(number), RANDOM);
            hexadecimal.putIfAbsent(hex16(Long.reverseBytes(number)), RANDOM); // so nextBytes lays it out
            addDecimal(Long.toUnsignedString(number));
            addDecimal(Long.toString(number).replace("-", ""));
            addDecimal(Long.toString(number & Long.MAX_VALUE));
        }
    }

    private static String hex16(long number) {
        String digits = Long.toHexString(number);
        return "0".repeat(16 - digits.length()) + digits;
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

    /** Bytes that hold nothing but random numbers, or an id: eight by eight, whichever comes first; a rest is of one more. */
    boolean isMadeUp(byte[] bytes) {
        ByteBuffer words = ByteBuffer.wrap(bytes);
        while (words.remaining() >= Long.BYTES) {
            long word = words.getLong();
            if (!numbers.contains(word) && !numbers.contains(Long.reverseBytes(word))) {
                return false;
            }
        }
        return bytes.length >= Long.BYTES;
    }

    String masked(String text) {
        String withoutIds =
                DASHED.matcher(text).replaceAll(found -> isMadeUp(UUID.fromString(found.group())) ? ID : found.group());
        String withoutHex = HEX.matcher(withoutIds)
                .replaceAll(found -> Windows.masked(found.group(), HEX_LENGTHS, this::hexadecimal));
        return DECIMAL.matcher(withoutHex).replaceAll(found -> withoutDecimals(found.group()));
    }

    private String withoutDecimals(String dashesAndDigits) {
        String digits = dashesAndDigits.replace("-", "");
        String masked = Windows.masked(digits, DECIMAL_LENGTHS, this::decimal);
        boolean begins = masked.startsWith(RANDOM);
        return begins ? masked : dashesAndDigits.substring(0, dashesAndDigits.length() - digits.length()) + masked;
    }

    /** Also where the digits are cut short. */
    private @Nullable String hexadecimal(String part) {
        String digits = part.toLowerCase(Locale.ROOT);
        Map.Entry<String, String> next = hexadecimal.ceilingEntry(digits);
        return next != null && next.getKey().startsWith(digits) ? next.getValue() : null;
    }

    private @Nullable String decimal(String digits) {
        return decimal.get(digits);
    }
}
