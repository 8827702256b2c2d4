package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.consumerproof.choice.Prng;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is pasted as a token is a token or an {@link IllegalArgumentException}, and never fills the memory. */
class DamagedTokenTest {

    private static final int TRIES = 3_000;
    private static final int MOST_BYTES = 40;

    private static final List<String> FORMATS = List.of("c1.", "c2.");
    private static final List<String> GOOD =
            List.of("V-xWktvSAAYJATxGAQE8RgQGwsIFAV9qMAGDpAAB0R0EAQKy", "V-xWktvSAAIDA39BBgMvjAABAgEAAQIBAAEL");

    /** The outcome of reading: what was read was not misread, and what was not is told with its cure. */
    private static boolean isRead(String token) {
        try {
            ReplayToken parsed = ReplayToken.parse(token);
            assertThat(parsed.prints()).hasSize(parsed.schedule().size());
            assertThat(parsed.schedule().end()).isNotNegative();
            assertThat(parsed.trims().records()).hasSizeLessThanOrEqualTo(100_000);
            return true;
        } catch (IllegalArgumentException told) {
            assertThat(told.getMessage())
                    .contains("token")
                    .endsWith("paste the whole word that was printed")
                    .hasSizeLessThan(400);
            return false;
        }
    }

    private static String format(Prng prng) {
        return FORMATS.get(prng.nextInt(FORMATS.size()));
    }

    private static byte[] bytes(Prng prng) {
        byte[] bytes = new byte[prng.nextInt(MOST_BYTES)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (prng.nextInt(2) == 0 ? prng.nextInt(4) : prng.nextInt(256));
        }
        return bytes;
    }

    private static String spelled(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Only the check sum is right. */
    private static void sum(byte[] bytes) {
        int sum = 0;
        for (int i = 0; i < bytes.length - 1; i++) {
            sum = 31 * sum + bytes[i];
        }
        if (bytes.length > 0) {
            bytes[bytes.length - 1] = (byte) (sum ^ sum >>> 8);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void anyTextIsReadOrTold(long seed) {
        Prng prng = new Prng(seed);
        for (int i = 0; i < TRIES; i++) {
            StringBuilder text = new StringBuilder(prng.nextInt(4) == 0 ? "" : format(prng));
            for (int rest = prng.nextInt(MOST_BYTES); rest > 0; rest--) {
                text.append((char) (prng.nextInt(3) == 0 ? prng.nextInt(0x10000) : ' ' + prng.nextInt(96)));
            }
            isRead(text.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5, 6})
    void anyBytesUnderARightCheckSumAreReadOrTold(long seed) {
        Prng prng = new Prng(seed);
        int read = 0;
        for (int i = 0; i < TRIES; i++) {
            byte[] bytes = bytes(prng);
            sum(bytes);
            read += isRead(format(prng) + spelled(bytes)) ? 1 : 0;
        }
        assertThat(read).as("the check sum is right, so that some are tokens").isPositive();
    }

    @ParameterizedTest
    @ValueSource(longs = {7, 8, 9})
    void aGoodTokenThatWasAlteredIsReadOrTold(long seed) {
        Prng prng = new Prng(seed);
        for (int i = 0; i < TRIES; i++) {
            byte[] bytes = Base64.getUrlDecoder().decode(GOOD.get(i % 2));
            bytes[prng.nextInt(bytes.length)] = (byte) prng.nextInt(256);
            bytes[6 + prng.nextInt(bytes.length - 6)] = (byte) 0xFF;
            if (prng.nextInt(2) == 0) {
                sum(bytes);
            }
            isRead(format(prng) + spelled(bytes));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // of 2^31 - 1 records none is kept; 2^31 - 1 picks; picks whose numbers add up to more than there are
                "0000 0000 0000 00 00 ffffffff07 00",
                "0000 0000 0000 00 ffffffff07",
                "0000 0000 0000 00 02 feffffff07 01 0000 01 01 0000 00 00",
                "0000 0000 0000 00 00 00 02 feffffff07 01",
                "0000 0000 0000 ffffffffff 00 00 00",
                "0000 0000 0000 00 01 00 00 0000 00 00"
            })
    void impossibleNumbersAreTold(String hex) {
        String digits = hex.replace(" ", "");
        byte[] bytes = new byte[digits.length() / 2 + 1];
        for (int i = 0; i < bytes.length - 1; i++) {
            bytes[i] = (byte) Integer.parseInt(digits.substring(2 * i, 2 * i + 2), 16);
        }
        sum(bytes);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ReplayToken.parse("c1." + spelled(bytes)))
                .withMessageMatching("token 'c1\\.[\\w-]+' is damaged: .+; paste the whole word that was printed");
    }
}
