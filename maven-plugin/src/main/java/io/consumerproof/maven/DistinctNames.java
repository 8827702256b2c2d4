package io.consumerproof.maven;

import io.consumerproof.maven.Told.Outcome;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Sees to it that a name is one contract's only: tokens and reports go by it. */
final class DistinctNames {

    private final Map<String, Path> files = new TreeMap<>();

    /** {@code told}, or the problem that its name is an earlier contract's. */
    Told checked(Told told) {
        Path earlier = files.putIfAbsent(told.name(), told.file());
        if (earlier == null) {
            return told;
        }
        String text = told.file() + ":1:1: contract '" + told.name() + "' is also the name of '" + earlier
                + "', but tokens and reports go by it; rename one of them";
        String name = String.valueOf(told.file().getFileName());
        return new Told(told.file(), name, Outcome.UNREADABLE, text, "", text, "", "", "", "", "", "", "");
    }
}
