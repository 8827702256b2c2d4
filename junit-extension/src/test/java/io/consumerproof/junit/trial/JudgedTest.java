package io.consumerproof.junit.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgedTest {

    private static final Judged NOTE = new Judged("order-projection", "ab12", Judged.spell(255), true, "✓ 12 runs");

    @TempDir
    Path target;

    @Test
    void a_note_is_read_as_it_was_written() {
        NOTE.write(Judged.directory(target));

        assertThat(Judged.read(Judged.directory(target), "order-projection", Instant.EPOCH))
                .contains(NOTE);
    }

    @Test
    void a_note_from_an_earlier_build_does_not_count() {
        NOTE.write(Judged.directory(target));

        assertThat(Judged.read(
                        Judged.directory(target),
                        "order-projection",
                        Instant.now().plusSeconds(60)))
                .isEmpty();
    }

    @Test
    void a_contract_without_note_was_not_judged() {
        assertThat(Judged.read(Judged.directory(target), "order-projection", Instant.EPOCH))
                .isEmpty();
    }

    @Test
    void a_contract_may_be_named_as_no_file_can_be() throws Exception {
        Judged note = new Judged("a/b: c", "1", "2", false, "");
        note.write(target);

        assertThat(Judged.read(target, "a/b: c", Instant.EPOCH)).contains(note);
        try (var files = Files.list(target)) {
            assertThat(files).extracting(Path::getFileName).containsExactly(Path.of("a_2f_b_3a__20_c.properties"));
        }
    }

    @Test
    void a_note_is_of_a_contract_only_with_both_digests() {
        assertThat(NOTE.isOf("ab12", "00000000000000ff")).isTrue();
        assertThat(NOTE.isOf("ab13", "00000000000000ff")).isFalse();
        assertThat(NOTE.isOf("ab12", "00000000000000fe")).isFalse();
    }
}
