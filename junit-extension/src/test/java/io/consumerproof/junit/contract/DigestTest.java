package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a contract's digest is over. */
class DigestTest {

    private static final String CONTRACT = "contract: digest\n"
            + "consumer: {class: com.acme.TextNotifier, method: on}\n"
            + "world: {ports: [com.acme.Mailer]}\n"
            + "records: [{file: captured.jsonl}]\n";
    private static final String RECORD = "{\"topic\":\"orders\",\"value\":\"x\"}\n";

    @TempDir
    Path folder;

    @Test
    void lineEndsDoNotMatter() {
        assertThat(digest(CONTRACT.replace("\n", "\r\n"), RECORD.replace("\n", "\r\n")))
                .isEqualTo(digest(CONTRACT, RECORD))
                .matches("[0-9a-f]{16}-[0-9a-f]{16}");
    }

    @Test
    void theTextAndTheFilesItNamesMatter() {
        String digest = digest(CONTRACT, RECORD);
        assertThat(digest(CONTRACT + "# remark\n", RECORD)).isNotEqualTo(digest);
        assertThat(digest(CONTRACT, RECORD.replace("\"x\"", "\"y\""))).isNotEqualTo(digest);
    }

    @Test
    void theConsumersClassFileIsTheSecondHalf() {
        String other =
                CONTRACT.replace("TextNotifier, method: on", "NotifierFactory").replace("class:", "factory:");
        String code = digest(CONTRACT, RECORD).substring(17);
        assertThat(code).isNotEqualTo("0".repeat(16));
        assertThat(digest(other, RECORD).substring(17)).isNotEqualTo(code);
        assertThat(digest(CONTRACT.replace("digest", "renamed"), RECORD).substring(17))
                .isEqualTo(code);
    }

    private String digest(String contract, String records) {
        return new TemporaryContract(folder)
                .with("captured.jsonl", records)
                .read(contract)
                .digest();
    }
}
