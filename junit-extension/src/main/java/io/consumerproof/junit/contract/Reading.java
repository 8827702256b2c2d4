package io.consumerproof.junit.contract;

import java.nio.file.Path;

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

    /** A path that the contract names; relative ones start where the contract is. */
    Path path(String named) {
        return file.resolveSibling(named);
    }

    /** How a path is spelled in messages. */
    static String spelled(Path path) {
        return path.normalize().toString().replace('\\', '/');
    }
}
