package io.consumerproof.jdbc;

import java.nio.file.Path;
import java.util.List;

/**
 * A JDBC URL that names a database on disk.
 *
 * @param before what stands before the path
 * @param path as the URL spells it, without the endings below
 * @param after what stands behind the path: options, or nothing
 * @param endings what the product appends to the path for its files, sorted; an empty one is the path itself
 */
record FileUrl(String before, String path, String after, List<String> endings) {

    FileUrl {
        endings = List.copyOf(endings);
    }

    /** The same URL for another place. */
    String at(Path place) {
        return before + place + after;
    }

    /** The path, from the user's home where it starts with {@code ~}. */
    Path place() {
        return Path.of(path.startsWith("~/") ? System.getProperty("user.home") + path.substring(1) : path);
    }
}
