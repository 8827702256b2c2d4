package io.consumerproof.member;

import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How an application says what it reads: topics, a pattern, or partitions by hand; never two of these.
 *
 * @source SubscriptionState.SubscriptionType, Kafka 4.3
 */
final class Wanted {

    private enum Kind {
        NOTHING,
        TOPICS,
        PATTERN,
        PARTITIONS
    }

    private Kind kind = Kind.NOTHING;
    private SortedSet<String> topics = new TreeSet<>();
    private @Nullable Pattern pattern;

    void topics(SortedSet<String> names) {
        become(Kind.TOPICS);
        topics = new TreeSet<>(names);
    }

    void pattern(Pattern matched) {
        become(Kind.PATTERN);
        pattern = matched;
    }

    void partitions() {
        become(Kind.PARTITIONS);
    }

    private void become(Kind next) {
        if (kind != Kind.NOTHING && kind != next) {
            throw new RefusedException(
                    Refusal.ILLEGAL_STATE,
                    "topics, a pattern and partitions by hand exclude each other; it has " + kind + ", asked for "
                            + next);
        }
        kind = next;
    }

    void nothing() {
        kind = Kind.NOTHING;
        topics = new TreeSet<>();
        pattern = null;
    }

    boolean isNothing() {
        return kind == Kind.NOTHING;
    }

    boolean isInGroup() {
        return kind == Kind.TOPICS || kind == Kind.PATTERN;
    }

    /** The topics to read, of those that {@code seen} names where a pattern decides. */
    SortedSet<String> topicsOf(SortedSet<String> seen) {
        if (pattern == null) {
            return topics;
        }
        SortedSet<String> matched = new TreeSet<>(seen);
        Pattern decides = pattern;
        matched.removeIf(each -> !decides.matcher(each).matches());
        return matched;
    }
}
