package io.consumerproof.explore;

import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.history.RecordId;
import io.consumerproof.scenario.GroupSettings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Groups that fail in the run without faults already: at all that they are handed, or at a record that keeps others from being handed
 * over, where nobody said that it may. The reference leaves out what is given up, so such a group breaks no promise.
 */
final class Unfinished {

    /** What one group came to. */
    private static final class Work {
        private final TreeSet<RecordId> handed = new TreeSet<>();
        private final TreeSet<RecordId> finished = new TreeSet<>();
        private List<String> topics = List.of();
        private boolean stopped;
    }

    private final Map<String, Work> works = new LinkedHashMap<>();
    private final List<RecordId> traffic = new ArrayList<>();
    private boolean whole = true;

    private Unfinished() {}

    /** Why such groups do not pass, one sentence each, by group; {@code plain} is the run without faults. */
    static Map<String, String> sentences(RunResult plain) {
        Unfinished unfinished = new Unfinished();
        plain.history().forEach(unfinished::read);
        Map<String, String> sentences = new LinkedHashMap<>();
        for (GroupSettings each : plain.declared().groups()) {
            Work work = unfinished.of(each.name());
            String ends = Policies.ends(plain.history(), each.name());
            if (!work.handed.isEmpty() && work.finished.isEmpty()) {
                sentences.put("group " + each.name(), nothing(each.name(), ends));
            } else if (work.stopped && !each.declaresOnFailure() && unfinished.whole) {
                unfinished.tellUnreached(each.name(), ends, sentences);
            }
        }
        return sentences;
    }

    private Work of(String group) {
        return works.computeIfAbsent(group, any -> new Work());
    }

    private void read(Event event) {
        if (event instanceof GroupEvent.Formed formed) {
            of(formed.group()).topics = formed.topics();
        } else if (event instanceof LogEvent.Appended appended) {
            if (appended.origin() == Origin.TRAFFIC) {
                traffic.add(appended.record());
            }
        } else if (event instanceof LogEvent) {
            whole = false; // what is not handed over may be gone
        } else if (event instanceof HandlingEvent handling) {
            read(handling, of(handling.member().group()));
        }
    }

    private static void read(HandlingEvent event, Work work) {
        if (event instanceof HandlingEvent.Delivered) {
            work.handed.add(event.record());
        } else if (event instanceof HandlingEvent.Handled) {
            work.finished.add(event.record());
        } else if (event instanceof HandlingEvent.Stopped) {
            work.stopped = true;
        }
    }

    private static String nothing(String group, String ends) {
        return "group '" + group + "' finishes no record in the run without faults, so its work is not judged"
                + (ends.isEmpty() ? "" : ": " + ends)
                + "; give it a record that it can handle, or name the check 'poison-contained' where that is what the"
                + " contract is about";
    }

    private void tellUnreached(String group, String ends, Map<String, String> sentences) {
        Work work = of(group);
        List<RecordId> unreached = traffic.stream()
                .filter(each -> work.topics.contains(each.partition().topic()) && !work.handed.contains(each))
                .sorted()
                .toList();
        if (!unreached.isEmpty()) {
            int more = unreached.size() - 1;
            sentences.put(
                    "group " + group,
                    "group '" + group + "' is never handed " + unreached.get(0)
                            + (more > 0 ? " and " + more + " more" : "")
                            + " in the run without faults, so that is not judged: " + ends
                            + "; mend the record that fails, or declare what follows with 'on-failure', be it"
                            + " 'on-failure: {then: stop}'");
        }
    }
}
