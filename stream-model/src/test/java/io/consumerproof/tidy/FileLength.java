package io.consumerproof.tidy;

import java.util.List;

/** A file can be read at one sitting. */
final class FileLength implements SourceRule {
    static final int LIMIT_LINES = 400;

    @Override
    public String sentence() {
        return "a Java file has at most " + LIMIT_LINES + " lines";
    }

    @Override
    public List<String> findings(JavaSource source) {
        long lines = source.text().lines().count();
        return lines <= LIMIT_LINES ? List.of() : List.of(source.file() + ": " + lines + " lines");
    }
}
