package io.consumerproof.junit.engine;

import io.consumerproof.junit.trial.BuildDirectory;
import java.nio.file.Path;
import java.util.List;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.ClassSource;

/** A class with {@link Contracts}, and its contracts. */
final class ContractsClass extends AbstractTestDescriptor {

    static final String SEGMENT = "class";

    private final Class<?> type;

    ContractsClass(UniqueId id, Class<?> type) {
        super(id, type.getSimpleName(), ClassSource.from(type));
        this.type = type;
    }

    static boolean isOne(Class<?> type) {
        return AnnotationSupport.isAnnotated(type, Contracts.class);
    }

    /** The folder that the class names. */
    Path folder() {
        return BuildDirectory.module()
                .resolve(type.getAnnotation(Contracts.class).value());
    }

    /** The contract files of the class, sorted. */
    List<Path> files() {
        Contracts contracts = type.getAnnotation(Contracts.class);
        return io.consumerproof.junit.contract.Contracts.under(
                folder(), List.of(contracts.includes()), List.of(contracts.excludes()));
    }

    /** A file's place below the folder, with '/'. */
    String relative(Path file) {
        return folder().relativize(file).toString().replace('\\', '/');
    }

    /** What a class without contracts has to be told, since a check that judges nothing fails. */
    String nothingFound() {
        return "'" + type.getName() + "' has no contract to judge: there is no *.yaml at or below '" + folder()
                + "' that its includes and excludes let pass";
    }

    @Override
    public Type getType() {
        return Type.CONTAINER;
    }

    /** Without a contract the class stays, so that it can fail. */
    @Override
    public boolean mayRegisterTests() {
        return files().isEmpty();
    }

    /** Reports name their classes by this, whatever the display name is. */
    @Override
    public String getLegacyReportingName() {
        return type.getName();
    }
}
