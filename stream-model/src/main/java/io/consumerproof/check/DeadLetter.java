package io.consumerproof.check;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.Header;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A copy of a record in a dead-letter topic, written by the declared policy or by the handler itself.
 *
 * @param at where in the history it was written
 * @param group whose member wrote it
 * @param source the record it is a copy of
 * @param copy the copy
 */
record DeadLetter(int at, String group, RecordId source, LogRecord copy) {

    private static final List<String> CAUSES = List.of("exception", "error", "cause", "reason");

    /**
     * Kafka Connect calls all its headers errors.
     *
     * @source DeadLetterQueueReporter.HEADER_PREFIX, Kafka 4.3
     */
    private static final String CONNECT = "__connect.errors.";

    /** All dead letters of a run, in the order of their writing. */
    static List<DeadLetter> of(History run) {
        List<DeadLetter> letters = new ArrayList<>(2);
        Map<String, String> topics = new LinkedHashMap<>(4);
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof GroupEvent.Formed) {
                String topic = ((GroupEvent.Formed) event).deadLetterTopic();
                if (topic != null) {
                    topics.put(((GroupEvent.Formed) event).group(), topic);
                }
            } else if (event instanceof LogEvent.Appended) {
                DeadLetter sent = sent(at, (LogEvent.Appended) event, topics);
                if (sent != null) {
                    letters.add(sent);
                }
            } else if (event instanceof HandlingEvent.Quarantined) {
                HandlingEvent.Quarantined quarantined = (HandlingEvent.Quarantined) event;
                String group = quarantined.member().group();
                if (!isKnown(letters, quarantined.copy().id())) {
                    letters.add(new DeadLetter(at, group, quarantined.record(), quarantined.copy()));
                }
            }
        }
        return letters;
    }

    private static @Nullable DeadLetter sent(int at, LogEvent.Appended event, Map<String, String> topics) {
        RecordId source = event.source();
        var member = event.member();
        if (source == null || member == null) {
            return null;
        }
        boolean byHandler = event.origin() == LogEvent.Origin.SENT
                && event.appended().partition().topic().equals(topics.get(member.group()));
        return byHandler || event.origin() == LogEvent.Origin.DEAD_LETTER
                ? new DeadLetter(at, member.group(), source, event.appended())
                : null;
    }

    private static boolean isKnown(List<DeadLetter> letters, RecordId copy) {
        for (DeadLetter letter : letters) {
            if (letter.copy.id().equals(copy)) {
                return true;
            }
        }
        return false;
    }

    /** What the copy lacks of {@code original}: key, value, headers, and what names topic, partition, offset and cause. */
    List<String> lacks(LogRecord original) {
        List<String> lacking = new ArrayList<>(0);
        if (!Objects.equals(original.key(), copy.key())) {
            lacking.add("key");
        }
        if (!Values.same(original.value(), copy.value())) {
            lacking.add("value");
        }
        for (Header header : original.headers()) {
            if (!copy.headers().contains(header)) {
                lacking.add("header '" + header.name() + "'");
            }
        }
        if (!names("topic", original.partition().topic(), -1)) {
            lacking.add("topic");
        }
        if (!names("partition", null, original.partition().partition())) {
            lacking.add("partition");
        }
        if (!names("offset", null, original.offset())) {
            lacking.add("offset");
        }
        if (!namesCause(original)) {
            lacking.add("cause");
        }
        return lacking;
    }

    private boolean names(String what, @Nullable String text, long number) {
        for (Header header : copy.headers()) {
            Bytes value = header.value();
            if (value != null && endsWith(header.name(), what)) {
                String wanted = text == null ? Long.toString(number) : text;
                if (value.toString().equals(wanted) || (text == null && isBinary(value, number))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean namesCause(LogRecord original) {
        for (Header header : copy.headers()) {
            String name = header.name().toLowerCase(Locale.ROOT);
            String told = name.startsWith(CONNECT) ? name.substring(CONNECT.length()) : name;
            Bytes value = header.value();
            boolean says =
                    value != null && value.size() > 0 && !original.headers().contains(header);
            if (says && CAUSES.stream().anyMatch(told::contains)) {
                return true;
            }
        }
        return false;
    }

    private static boolean endsWith(String name, String suffix) {
        int from = name.length() - suffix.length();
        return from >= 0 && name.regionMatches(true, from, suffix, 0, suffix.length());
    }

    /** Whether the bytes are the number as a big-endian int or long. */
    private static boolean isBinary(Bytes value, long number) {
        if (value.size() != Integer.BYTES && value.size() != Long.BYTES) {
            return false;
        }
        long read = 0;
        for (int i = 0; i < value.size(); i++) {
            read = (read << 8) | (value.at(i) & 0xff);
        }
        return read == number;
    }
}
