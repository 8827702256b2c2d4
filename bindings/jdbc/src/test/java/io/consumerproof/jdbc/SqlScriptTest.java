package io.consumerproof.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How a script is cut into statements. */
class SqlScriptTest {

    @Test
    void cutsAtSemicolonsAndKnowsTheLines() {
        assertThat(SqlScript.of("s.sql", "A;\n\n  B\n  C;D").statements())
                .containsExactly(
                        new SqlScript.Part(1, "A"), new SqlScript.Part(3, "B\n  C"), new SqlScript.Part(4, "D"));
    }

    @Test
    void leavesSemicolonsInQuotesAndCommentsAlone() {
        assertThat(SqlScript.of("s.sql", "-- x; y\n/* ;\n; */ A ';' \";\" $$;$$; -- z;\nB 'it''s;'")
                        .statements())
                .containsExactly(new SqlScript.Part(3, "A ';' \";\" $$;$$"), new SqlScript.Part(4, "B 'it''s;'"));
    }

    @Test
    void keepsTheBodyOfATriggerTogether() {
        assertThat(SqlScript.of("s.sql", "CREATE TRIGGER x AFTER INSERT ON t BEGIN A; B; END; C")
                        .statements())
                .containsExactly(
                        new SqlScript.Part(1, "CREATE TRIGGER x AFTER INSERT ON t BEGIN A; B; END"),
                        new SqlScript.Part(1, "C"));
    }

    @Test
    void hasNoStatementsWhereThereAreOnlyComments() {
        assertThat(SqlScript.of("s.sql", "-- nothing\n;\n /* here */ ;").statements())
                .isEmpty();
    }

    @Test
    void endsWithAQuoteThatIsNeverClosed() {
        assertThat(SqlScript.of("s.sql", "A 'x; B").statements()).containsExactly(new SqlScript.Part(1, "A 'x; B"));
    }
}
