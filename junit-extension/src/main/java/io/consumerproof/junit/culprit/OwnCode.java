package io.consumerproof.junit.culprit;

import io.consumerproof.explore.Experiment;
import io.consumerproof.jdbc.WatchedDatabase;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The classes of the project under test that a consumer can reach, nearest first: those in the place it comes from, and in
 * directories of classes. What these name in jars is looked at without going farther, and told only where they themselves show
 * nothing: a library that is big enough has a clock somewhere.
 */
public final class OwnCode {

    /** Nothing is known. */
    static final OwnCode NONE = new OwnCode(OwnCode.class.getClassLoader());

    private static final int MOST_CLASSES = 1_000;
    private static final List<String> PLATFORM = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");
    /** What tests call, and what everybody logs with: no consumer's decision. */
    private static final List<String> HARMLESS =
            List.of("org.junit.", "org.assertj.", "org.hamcrest.", "org.mockito.", "org.slf4j.", "kotlin.");

    private static final List<Class<?>> OURS = List.of(Experiment.class, OwnCode.class, WatchedDatabase.class);

    private final ClassLoader loader;
    private final Set<String> ours = new TreeSet<>();
    private final Map<String, ClassFile> own = new LinkedHashMap<>();
    private final Map<String, ClassFile> beside = new TreeMap<>();

    private OwnCode(ClassLoader loader) {
        this.loader = loader;
    }

    /** What {@code root} can reach; loads and initialises no class. */
    public static OwnCode of(Class<?> root) {
        ClassLoader loader = root.getClassLoader();
        if (loader == null) {
            return NONE;
        }
        OwnCode code = new OwnCode(loader);
        for (Class<?> each : OURS) {
            code.place(each.getName()).ifPresent(code.ours::add);
        }
        code.reach(root.getName());
        return code;
    }

    private void reach(String root) {
        String home = place(root).orElse("");
        ours.remove(home);
        Deque<String> next = new ArrayDeque<>(List.of(root));
        Set<String> seen = new TreeSet<>(next);
        while (!next.isEmpty() && own.size() < MOST_CLASSES) {
            String name = next.remove();
            String place = place(name).orElse("");
            boolean isOwn = place.equals(home) || place.startsWith("file:");
            ClassFile read = place.isEmpty() || ours.contains(place) ? null : read(name);
            if (read != null && isOwn) {
                own.put(name, read);
                read.references().stream().filter(seen::add).forEach(next::add);
            } else if (read != null && HARMLESS.stream().noneMatch(name::startsWith)) {
                beside.put(name, read);
            }
        }
    }

    /** Where a class's file is: its URL without its name; empty for classes of the JDK and for such as have no file. */
    private Optional<String> place(String name) {
        String file = file(name);
        URL url = PLATFORM.stream().anyMatch(name::startsWith) ? null : loader.getResource(file);
        return url == null
                ? Optional.empty()
                : Optional.of(url.toString().substring(0, url.toString().length() - file.length()));
    }

    private static String file(String name) {
        return name.replace('.', '/') + ".class";
    }

    private @Nullable ClassFile read(String name) {
        try (InputStream bytes = loader.getResourceAsStream(file(name))) {
            return bytes == null ? null : ClassFile.read(bytes);
        } catch (IOException | IndexOutOfBoundsException unreadable) {
            return null;
        }
    }

    /** The calls of one of {@code methods}, nearest first. */
    List<Call> calls(Methods methods) {
        List<Call> found = calls(own, methods);
        return found.isEmpty() ? calls(beside, methods) : found;
    }

    private static List<Call> calls(Map<String, ClassFile> classes, Methods methods) {
        List<Call> found = new ArrayList<>();
        for (ClassFile each : classes.values()) {
            each.calls().stream().filter(methods::include).forEach(found::add);
        }
        return found;
    }

    /** The names of the classes that are the project's own, nearest first. */
    Set<String> names() {
        return Collections.unmodifiableSet(own.keySet());
    }

    ClassLoader loader() {
        return loader;
    }
}
