package io.consumerproof.junit.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A contract written for one test, in a folder of its own. */
final class TemporaryContract {

    private final Path folder;
    private ClassLoader userCode = TemporaryContract.class.getClassLoader();

    TemporaryContract(Path folder) {
        this.folder = folder;
    }

    /** Read as in a project without Jackson. */
    TemporaryContract withoutJackson() {
        userCode = HidingLoader.withoutJackson();
        return this;
    }

    /** Read as in a project with Jackson 3 alone. */
    TemporaryContract withJackson3() {
        userCode = HidingLoader.withJackson3();
        return this;
    }

    /** A file beside the contract. */
    TemporaryContract with(String name, String text) {
        try {
            Files.writeString(folder.resolve(name), text);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
        return this;
    }

    Contract read(String yaml) {
        with("contract.yaml", yaml);
        return ContractReader.read(folder.resolve("contract.yaml"), userCode);
    }

    /** The contract of these sections beside a consumer of texts and, if they have none, one record. */
    Contract readSections(String... sections) {
        String own = "\n" + String.join("\n", sections);
        String consumer = own.contains("\nconsumer:") ? "" : "consumer: {class: com.acme.TextNotifier, method: on}\n";
        String world = own.contains("\nworld:") ? "" : "world: {ports: [com.acme.Mailer]}\n";
        String records = own.contains("\nrecords:") ? "" : "records: [{topic: orders, key: o-1, value: {id: e1}}]\n";
        return read("contract: temporary\n" + consumer + world + records + own + "\n");
    }

    /** The sentences of the problems that {@code yaml} has. */
    List<String> problems(String yaml) {
        try {
            read(yaml).close();
            return List.of();
        } catch (ContractProblemsException bad) {
            return bad.problems().stream().map(Problem::sentence).toList();
        }
    }
}
