package io.consumerproof.junit.engine;

import java.nio.file.Path;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FileSource;

/** One contract file as a test. */
final class ContractFile extends AbstractTestDescriptor {

    static final String SEGMENT = "contract";

    private final Path file;

    ContractFile(UniqueId id, Path file, Path folder) {
        super(id, name(file, folder), FileSource.from(file.toFile()));
        this.file = file;
    }

    /** The file's place below its folder, without ending: contracts are read when they run, not when they are found. */
    private static String name(Path file, Path folder) {
        Path relative = file.startsWith(folder) ? folder.relativize(file) : file.getFileName();
        return relative.toString().replace('\\', '/').replaceFirst("\\.ya?ml$", "");
    }

    Path file() {
        return file;
    }

    @Override
    public Type getType() {
        return Type.TEST;
    }
}
