package io.consumerproof.junit.jupiter;

import io.consumerproof.jdbc.WatchedDatabase;
import java.util.ArrayList;
import java.util.List;

/** The databases of one test: opened in its first run, found again by their order in every other. */
final class Databases implements AutoCloseable {

    private final List<WatchedDatabase> opened = new ArrayList<>();
    private int next;

    /** A run begins: the next database asked for is the first. */
    void rewind() {
        next = 0;
    }

    WatchedDatabase next(WatchedDatabase.Settings settings) {
        if (next == opened.size()) {
            opened.add(WatchedDatabase.open(named(settings)));
        }
        return opened.get(next++);
    }

    /** A second database without a name gets one of its own. */
    private WatchedDatabase.Settings named(WatchedDatabase.Settings settings) {
        boolean nameless = settings.name().equals(WatchedDatabase.Settings.DEFAULT_NAME);
        return nameless && next > 0 ? settings.withName(settings.name() + "-" + (next + 1)) : settings;
    }

    @Override
    public void close() {
        opened.forEach(WatchedDatabase::close);
    }
}
