package io.consumerproof.junit.engine;

import java.nio.file.Path;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FileSource;

/** One contract file as a test. */
final class ContractFile extends AbstractTestDescriptor {

    static final String SEGMENT = "contract";

    private final Path file;

    /** A file that was selected itself. */
    ContractFile(UniqueId id, Path file) {
        this(id, file, String.valueOf(file.getFileName()));
    }

    /**
     * A file.
     *
     * @param place where it is, as people say it: contracts are read when they run, not when they are found
     */
    ContractFile(UniqueId id, Path file, String place) {
        super(id, place.replaceFirst("\\.ya?ml$", ""), FileSource.from(file.toFile()));
        this.file = file;
    }

    Path file() {
        return file;
    }

    @Override
    public Type getType() {
        return Type.TEST;
    }
}
