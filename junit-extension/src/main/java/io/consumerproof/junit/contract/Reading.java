package io.consumerproof.junit.contract;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What every section of one contract's reading needs.
 *
 * @param file the contract
 * @param userCode the classes of the project under test
 * @param problems where problems go
 * @param content what the contract's digest is over
 */
record Reading(Path file, UserCode userCode, Problems problems, ContentDigest content) {

    void problem(Node node, String sentence) {
        problems.add(node.place(), sentence);
    }

    void problem(Place place, String sentence) {
        problems.add(place, sentence);
    }

    /**
     * The text of a file that the contract names, beside the contract unless absolute; null, and a problem, if it cannot be read.
     *
     * @param what the file is: {@code records file}
     * @param at the place of its name
     */
    @Nullable
    String text(String what, String named, Node at) {
        try {
            return FileText.read(file.resolveSibling(named), spelled(named), problems);
        } catch (IOException | InvalidPathException unreadable) {
            problem(at, what + " '" + spelled(named) + "' cannot be read; paths start at the contract's folder");
            return null;
        }
    }

    /** How a file that the contract names is spelled in messages. */
    String spelled(String named) {
        try {
            return spelled(file.resolveSibling(named));
        } catch (InvalidPathException noPath) {
            return named;
        }
    }

    /** How a path is spelled in messages. */
    static String spelled(Path path) {
        return path.normalize().toString().replace('\\', '/');
    }
}
