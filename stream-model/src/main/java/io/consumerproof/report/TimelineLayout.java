package io.consumerproof.report;

import io.consumerproof.check.Violation;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.VirtualTime;
import io.consumerproof.report.Timeline.MemberLane;
import io.consumerproof.report.Timeline.Moment;
import io.consumerproof.report.Timeline.PartitionLane;
import io.consumerproof.report.Timeline.Shape;
import io.consumerproof.report.Timeline.Sign;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Lays one history out, event by event. */
final class TimelineLayout {

    private final Narrator narrator;
    private final @Nullable Violation violation;
    private final List<Moment> moments = new ArrayList<>();
    private final List<Sign> lines = new ArrayList<>();
    private final TreeMap<StandingFold.Subject, OwnedLane> partitions = new TreeMap<>();
    private final Map<MemberId, LivedLane> members = new LinkedHashMap<>();
    private int slots;

    TimelineLayout(Narrator narrator, @Nullable Violation violation) {
        this.narrator = narrator;
        this.violation = violation;
    }

    Timeline lay() {
        History history = narrator.history();
        for (int i = 0; i < history.size() && slots < Timeline.MOST_SLOTS; i++) {
            Event event = history.at(i);
            Shape shape = event.fold(new EventShape());
            if (shape != Shape.NONE) {
                place(i, event, shape);
                slots++;
            }
        }
        List<PartitionLane> owned = new ArrayList<>();
        partitions.forEach((subject, lane) -> owned.add(lane.end(subject, slots - 1)));
        List<MemberLane> lived = new ArrayList<>();
        members.forEach((member, lane) -> lived.add(lane.end(member, slots - 1)));
        return new Timeline(slots, moments, owned, lived, lines);
    }

    private void place(int index, Event event, Shape shape) {
        tick(event.atMicros());
        MemberId member = event.member();
        LivedLane lane = member == null ? null : lane(member);
        Sign sign = new Sign(slots, index, shape, label(index, event), mark(index));
        if (lane != null) {
            lane.add(sign, event);
        } else if (event instanceof GroupEvent.OffsetReset) {
            GroupEvent.OffsetReset reset = (GroupEvent.OffsetReset) event;
            lane(new StandingFold.Subject(reset.group(), reset.partition())).add(sign);
        } else {
            lines.add(sign);
        }
        own(index, event, sign);
    }

    private void own(int index, Event event, Sign sign) {
        for (Standing standing : narrator.standings(index)) {
            OwnedLane lane = lane(new StandingFold.Subject(standing.group(), standing.partition()));
            MemberId owner = standing.owner();
            lane.owned(sign.slot(), owner, owner == null ? 0 : lane(owner).colour(), standing.generation());
            if (event instanceof CommitEvent.Committed) {
                String nextOffset = String.valueOf(((CommitEvent.Committed) event).nextOffset());
                lane.add(new Sign(sign.slot(), index, Shape.COMMIT, nextOffset, sign.mark()));
            }
        }
    }

    private void tick(long micros) {
        String spelled = VirtualTime.spell(micros);
        int last = moments.size() - 1;
        if (last >= 0 && moments.get(last).spelled().equals(spelled)) {
            moments.set(last, new Moment(moments.get(last).from(), slots, spelled));
        } else {
            moments.add(new Moment(slots, slots, spelled));
        }
    }

    private LivedLane lane(MemberId member) {
        LivedLane known = members.get(member);
        if (known != null) {
            return known;
        }
        LivedLane lane = new LivedLane(members.size(), slots);
        members.put(member, lane);
        return lane;
    }

    private OwnedLane lane(StandingFold.Subject subject) {
        return partitions.computeIfAbsent(subject, absent -> new OwnedLane());
    }

    private String label(int index, Event event) {
        String what = narrator.line(index).words().what();
        if (event instanceof GroupEvent.OffsetReset) {
            return "back to " + ((GroupEvent.OffsetReset) event).nextOffset();
        }
        if (what.startsWith(Words.FAULT)) {
            String fault = what.substring(Words.FAULT.length()).replaceAll("[ :].*", "");
            return fault.replaceAll(
                    "^(handler|effect|commit|slow|transaction|partition)-|-(send|event|transaction|change)$", "");
        }
        if (event instanceof CommitEvent.Committed) {
            return String.valueOf(((CommitEvent) event).nextOffset());
        }
        if (event instanceof GroupEvent.Assigned) {
            return "gen " + ((GroupEvent.Assigned) event).generation();
        }
        boolean call = event instanceof EffectEvent.Applied || event instanceof EffectEvent.Absorbed;
        return call ? what.replaceAll("^effect |\\(.*", "") : "";
    }

    private String mark(int index) {
        return violation == null ? "" : Marks.of(violation, index).replace("← ", "");
    }
}
