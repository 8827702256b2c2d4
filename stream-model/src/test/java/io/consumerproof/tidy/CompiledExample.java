package io.consumerproof.tidy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** Small sources, compiled on the fly, so that no bad code stands in the tree. */
final class CompiledExample {
    private CompiledExample() {}

    /** The classes of sources of the form {@code package a.b; class Name …}; each type is top level in its own file. */
    static JavaClasses classes(Path folder, String... sources) {
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-d", folder.toString()));
        for (String source : sources) {
            arguments.add(written(folder, source).toString());
        }
        int exit = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        if (exit != 0) {
            throw new IllegalArgumentException("the example does not compile: " + String.join("\n", sources));
        }
        return new ClassFileImporter().importPath(folder);
    }

    private static Path written(Path folder, String source) {
        String name = source.replaceAll("(?s).*?\\b(?:class|interface) (\\w+).*", "$1");
        try {
            Path home = Files.createTempDirectory(Files.createDirectories(folder), "source");
            return Files.writeString(home.resolve(name + ".java"), source);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
