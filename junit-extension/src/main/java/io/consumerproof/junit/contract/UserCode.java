package io.consumerproof.junit.contract;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The classes of the project under test, found by name. */
final class UserCode {

    private final ClassLoader loader;
    private final ClassScan scan;

    UserCode(ClassLoader loader) {
        this.loader = loader;
        this.scan = new ClassScan(loader);
    }

    /** The class that {@code at} names, not yet initialised; null, and a problem, if it cannot be loaded. */
    @Nullable
    Class<?> load(Reading reading, Node at, String name) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException unknown) {
            String cure = scan.nearest(name)
                    .map(near -> "; did you mean '" + near + "'?")
                    .orElse("; compile it, and write its full name");
            reading.problem(at, "class '" + name + "' is not on the test class path" + cure);
        } catch (LinkageError broken) {
            reading.problem(
                    at,
                    "class '" + name + "' cannot be loaded: "
                            + broken.getClass().getSimpleName() + " '" + broken.getMessage()
                            + "'; add what it needs to the test class path");
        }
        return null;
    }

    /** A class that a project may or may not have. */
    Optional<Class<?>> find(String name) {
        try {
            return Optional.of(Class.forName(name, false, loader));
        } catch (ClassNotFoundException | LinkageError absent) {
            return Optional.empty();
        }
    }

    /** What runs with the project's loader as the thread's own. */
    <T> T inContext(Attempt<T> attempt) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return attempt.make();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** A digest of the bytes of a class file; 0 if there is none. */
    static long digestOf(Class<?> type) {
        String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream bytes = type.getResourceAsStream(file)) {
            return bytes == null ? 0 : ContentDigest.of(bytes.readAllBytes());
        } catch (IOException unreadable) {
            return 0;
        }
    }

    /** Something that may fail. */
    interface Attempt<T> {
        T make() throws Exception;
    }
}
