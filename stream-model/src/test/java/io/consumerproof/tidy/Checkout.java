package io.consumerproof.tidy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The source tree that this build was started in: every file a person wrote, none that a build made. */
final class Checkout {
    private static final Set<String> SKIPPED_FOLDERS = Set.of("target", "node_modules", "out", "bin");
    private static final Set<String> VISIBLE_DOT_FOLDERS = Set.of(".ci", ".mvn", ".github");
    private static final Set<String> TEXT_ENDINGS = Set.of(
            "java",
            "xml",
            "yaml",
            "yml",
            "md",
            "properties",
            "groovy",
            "sh",
            "sql",
            "json",
            "jsonl",
            "html",
            "css",
            "js",
            "svg",
            "txt",
            "config");

    private final Path root;

    private Checkout(Path root) {
        this.root = root;
    }

    /** The checkout around the working directory; fails if there is none, so that no rule checks nothing. */
    static Checkout current() {
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            if (Files.isRegularFile(at.resolve("stream-model/pom.xml")) && Files.isRegularFile(at.resolve("pom.xml"))) {
                return new Checkout(at);
            }
        }
        throw new IllegalStateException("no folder with 'pom.xml' and 'stream-model/pom.xml' at or above '"
                + Path.of("").toAbsolutePath() + "'; run the tidy tests inside a checkout");
    }

    Path root() {
        return root;
    }

    /** Paths relative to the root, with '/', sorted: Java sources of all modules, tests and example projects too. */
    List<String> javaFiles() {
        return files().stream().filter(file -> file.endsWith(".java")).toList();
    }

    /** Paths relative to the root, with '/', sorted: every text file that is ours. */
    List<String> textFiles() {
        return files().stream().filter(Checkout::isText).toList();
    }

    String text(String file) {
        try {
            return Files.readString(root.resolve(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("'" + file + "' cannot be read as UTF-8", unreadable);
        }
    }

    private static boolean isText(String file) {
        return file.startsWith(".ci/") || TEXT_ENDINGS.contains(file.substring(file.lastIndexOf('.') + 1));
    }

    private List<String> files() {
        List<String> found = new ArrayList<>();
        try {
            Files.walkFileTree(root, new Collector(found));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return found.stream().sorted().toList();
    }

    private final class Collector extends SimpleFileVisitor<Path> {
        private final List<String> found;

        private Collector(List<String> found) {
            this.found = found;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = folder.equals(root) ? "" : folder.getFileName().toString();
            boolean hidden = name.startsWith(".") && !VISIBLE_DOT_FOLDERS.contains(name);
            boolean built = SKIPPED_FOLDERS.contains(name) && !folder.toString().contains("src");
            return hidden || built ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile()) {
                found.add(root.relativize(file).toString().replace('\\', '/'));
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
