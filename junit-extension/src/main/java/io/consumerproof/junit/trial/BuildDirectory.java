package io.consumerproof.junit.trial;

import java.nio.file.Path;

/** Where this module's build puts its files. */
public final class BuildDirectory {

    private BuildDirectory() {}

    /** The module's own directory: Surefire names it, and elsewhere tests run in it. */
    public static Path module() {
        return Path.of(System.getProperty("basedir", "")).toAbsolutePath();
    }

    /** {@code target} of the module. */
    public static Path path() {
        return module().resolve("target");
    }
}
