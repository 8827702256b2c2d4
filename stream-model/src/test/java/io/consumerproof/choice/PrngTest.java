package io.consumerproof.choice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrngTest {

    @Test
    void theNumbersAreThoseOfSplitMix64() {
        // the reference values for seed 1234567 that Rosetta Code lists
        Prng prng = new Prng(1234567);
        assertThat(Long.toUnsignedString(prng.nextLong())).isEqualTo("6457827717110365317");
        assertThat(Long.toUnsignedString(prng.nextLong())).isEqualTo("3203168211198807973");
        assertThat(Long.toUnsignedString(prng.nextLong())).isEqualTo("9817491932198370423");
        assertThat(Long.toUnsignedString(prng.nextLong())).isEqualTo("4593380528125082431");
        assertThat(Long.toUnsignedString(prng.nextLong())).isEqualTo("16408922859458223821");
    }

    @Test
    void boundedNumbersStayInTheirBound() {
        Prng prng = new Prng(7);
        for (int i = 0; i < 1_000; i++) {
            assertThat(prng.nextInt(3)).isBetween(0, 2);
        }
    }
}
