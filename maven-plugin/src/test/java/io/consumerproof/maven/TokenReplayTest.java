package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenReplayTest {

    private static final String TOKEN = "c1.h0oTYDH0AgEIAfXgAAEBjQ";

    @Test
    void aWholeTokenIsLookedFor() {
        assertThatCode(() -> TokenReplay.requireWhole(TOKEN)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"c1.", "c1.h0oTYDH0AgEIAfXgAAEBj", "c1.h0oTYDH0AgEIAfXgAAEBjQx"})
    void aPartOfATokenIsToldAsDamaged(String part) {
        assertThatThrownBy(() -> TokenReplay.requireWhole(part))
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageStartingWith("consumerproof.token: token '" + part + "' is damaged: ")
                .hasMessageEndingWith("; paste the whole word that was printed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x2.abc", "C1.H0OTYDH0AGEIAFXGAAEBJQ"})
    void anotherWordIsToldAsNoToken(String word) {
        assertThatThrownBy(() -> TokenReplay.requireWhole(word))
                .hasMessageStartingWith("consumerproof.token: '" + word + "' is no token: one begins with 'c2.'");
    }
}
