package io.consumerproof.explore;

import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.OffsetReset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Groups whose declared reset lets them read nothing in the run without faults, although there are records for them: their reference
 * does nothing, so whatever they do not do holds.
 */
final class Unread {

    private final Map<String, GroupEvent.Formed> groups = new LinkedHashMap<>();
    private final TreeSet<String> reading = new TreeSet<>();
    private final List<String> topics = new ArrayList<>();
    private boolean whole = true;

    private Unread() {}

    /** Why such groups do not pass, one sentence each, by group; {@code plain} is the run without faults. */
    static Map<String, String> sentences(RunResult plain) {
        Unread unread = new Unread();
        plain.history().forEach(unread::read);
        Map<String, String> sentences = new LinkedHashMap<>();
        for (GroupSettings each : plain.declared().groups()) {
            GroupEvent.Formed group = unread.groups.get(each.name());
            if (unread.whole && group != null && !unread.reading.contains(each.name())) {
                unread.tell(group, each.reset(), sentences);
            }
        }
        return sentences;
    }

    /** Why a program that gives its groups no record at all does not pass. */
    static Map<String, String> withoutRecords(RunResult plain) {
        Map<String, String> sentences = new LinkedHashMap<>();
        boolean reads = !plain.declared().groups().isEmpty();
        if (reads && plain.history().events().stream().noneMatch(each -> each instanceof LogEvent.Appended)) {
            sentences.put(
                    "records",
                    "no record was appended, so nothing is judged; give the log one: in a @StreamTest"
                            + " log.append(topic, key, value) before log.drain(), in a contract an item of 'records'"
                            + " that is no gap");
        }
        return sentences;
    }

    private void read(Event event) {
        if (event instanceof GroupEvent.Formed formed) {
            groups.put(formed.group(), formed);
        } else if (event instanceof HandlingEvent.Delivered delivered) {
            reading.add(delivered.member().group());
        } else if (event instanceof LogEvent.Appended appended) {
            if (appended.origin() == Origin.TRAFFIC) {
                topics.add(appended.record().partition().topic());
            }
        } else if (event instanceof LogEvent) {
            whole = false; // the log may have lost what there was
        }
    }

    private void tell(GroupEvent.Formed group, OffsetReset reset, Map<String, String> sentences) {
        List<String> there = topics.stream().filter(group.topics()::contains).toList();
        String where =
                switch (reset.policy()) {
                    case EARLIEST -> "";
                    case LATEST, BY_DURATION -> "begins behind them";
                    case NONE -> "begins nowhere";
                };
        if (there.isEmpty() || where.isEmpty()) {
            return;
        }
        sentences.put(
                "group " + group.group(),
                "group '" + group.group() + "' reads none of the "
                        + (there.size() == 1 ? "1 record" : there.size() + " records") + " of "
                        + there.stream().distinct().sorted().collect(Collectors.joining(", "))
                        + ", so nothing is judged: with no offset committed, 'reset: " + reset.policy() + "' " + where
                        + "; let it begin with 'reset: earliest', or append once the group has begun, as a @StreamTest can");
    }
}
