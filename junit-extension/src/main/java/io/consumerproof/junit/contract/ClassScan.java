package io.consumerproof.junit.contract;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The names of the compiled classes in the folders of a class path: what a misspelled class may have meant. Jars are left out. */
final class ClassScan {

    private static final int MOST_CLASSES = 20_000;

    private final ClassLoader loader;
    private @Nullable List<String> known;

    ClassScan(ClassLoader loader) {
        this.loader = loader;
    }

    /** The class whose simple name is the same or nearly so; the same package before others, then the first by name. */
    Optional<String> nearest(String name) {
        List<String> names = names();
        String plain = name.replace('$', '.');
        String home = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        List<String> inPackage =
                names.stream().filter(each -> packageOf(each).equals(home)).toList();
        return names.stream()
                .filter(each -> each.replace('$', '.').equals(plain))
                .findFirst()
                .or(() -> nearestSimple(name, inPackage))
                .or(() -> nearestSimple(name, names));
    }

    private static Optional<String> nearestSimple(String name, List<String> names) {
        List<String> simple = names.stream().map(ClassScan::simpleName).toList();
        return Spelling.nearest(simpleName(name), simple).map(near -> names.get(simple.indexOf(near)));
    }

    private static String simpleName(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static String packageOf(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    private List<String> names() {
        List<String> names = known == null ? scanned() : known;
        known = names;
        return names;
    }

    private List<String> scanned() {
        List<String> names = new ArrayList<>();
        try {
            for (URL root : Collections.list(loader.getResources(""))) {
                if (root.getProtocol().equals("file")) {
                    collect(Path.of(new URI(root.toString())), names);
                }
            }
        } catch (IOException | URISyntaxException unreadable) {
            return names;
        }
        Collections.sort(names);
        return names;
    }

    private static void collect(Path root, List<String> names) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            files.filter(file -> file.toString().endsWith(".class"))
                    .limit(MOST_CLASSES)
                    .map(file -> root.relativize(file).toString())
                    .map(file ->
                            file.substring(0, file.length() - ".class".length()).replaceAll("[/\\\\]", "."))
                    .filter(name -> !name.matches(".*\\$\\d+.*|.*-info"))
                    .forEach(names::add);
        }
    }
}
