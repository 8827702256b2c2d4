package io.consumerproof.explore;

import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What policy did in a run without faults, in words: a contract that holds since nothing is handled has to say so. */
final class Policies {

    private static final int MOST_RECORDS = 3;
    private static final int MOST_CHARACTERS = 120;

    private final Map<RecordId, String> failures = new LinkedHashMap<>();
    private final Map<RecordId, String> ends = new LinkedHashMap<>();

    private Policies() {}

    /**
     * A sentence without full stop, {@code without any fault policy ends 1 record: stopped at orders-0@0 (IllegalStateException:
     * no such order)}; empty if every record is handled.
     *
     * @param plain the run without faults
     */
    static Optional<String> sentence(History plain) {
        Policies policies = new Policies();
        plain.forEach(policies::read);
        return policies.ends.isEmpty() ? Optional.empty() : Optional.of(policies.sentence());
    }

    /** What policy ended for {@code group}: {@code stopped at orders-0@0 (IllegalStateException: no such order)}; may be empty. */
    static String ends(History plain, String group) {
        Policies policies = new Policies();
        plain.forEach(event -> {
            if (event instanceof HandlingEvent handling
                    && handling.member().group().equals(group)) {
                policies.read(event);
            }
        });
        return policies.list();
    }

    private void read(Event event) {
        if (event instanceof HandlingEvent.Failed failed) {
            failures.put(failed.record(), failed.failure());
        } else if (event instanceof HandlingEvent.Handled handled) {
            ends.remove(handled.record());
        } else if (event instanceof HandlingEvent.Quarantined quarantined) {
            ends.put(quarantined.record(), "quarantined " + quarantined.record());
        } else if (event instanceof HandlingEvent.Skipped skipped) {
            ends.put(skipped.record(), "skipped " + skipped.record());
        } else if (event instanceof HandlingEvent.Blocked blocked) {
            ends.put(blocked.record(), "blocked at " + blocked.record());
        } else if (event instanceof HandlingEvent.Stopped stopped) {
            ends.put(stopped.record(), "stopped at " + stopped.record());
        }
    }

    private String sentence() {
        return "without any fault policy ends " + ends.size() + (ends.size() == 1 ? " record: " : " records: ")
                + list();
    }

    private String list() {
        List<String> told = new ArrayList<>();
        ends.forEach((record, end) -> {
            if (told.size() < MOST_RECORDS) {
                told.add(end + reason(record));
            }
        });
        int more = ends.size() - told.size();
        return String.join(", ", told) + (more > 0 ? " and " + more + " more" : "");
    }

    private String reason(RecordId record) {
        String failure = failures.getOrDefault(record, "");
        String line = failure.lines().findFirst().orElse("").strip();
        if (line.isEmpty()) {
            return "";
        }
        boolean fits = line.codePointCount(0, line.length()) <= MOST_CHARACTERS;
        return " (" + (fits ? line : line.substring(0, line.offsetByCodePoints(0, MOST_CHARACTERS)) + "…") + ")";
    }
}
