package io.consumerproof.report;

import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.report.Timeline.Life;
import io.consumerproof.report.Timeline.MemberLane;
import io.consumerproof.report.Timeline.Sign;
import io.consumerproof.report.Timeline.Stretch;
import io.consumerproof.report.Timeline.Work;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A member's lane while it is being laid out. */
final class LivedLane {

    private final int colour;
    private final List<Stretch> life = new ArrayList<>();
    private final List<Work> works = new ArrayList<>();
    private final List<Sign> signs = new ArrayList<>();
    private @Nullable Stretch now;
    private @Nullable RecordId handling;
    private int since;

    LivedLane(int colour, int slot) {
        this.colour = colour;
        this.now = new Stretch(slot, slot, Life.RUNS);
    }

    int colour() {
        return colour;
    }

    void add(Sign sign, Event event) {
        signs.add(sign);
        if (event instanceof HandlingEvent.Delivered) {
            finish(sign.slot(), false);
            handling = ((HandlingEvent.Delivered) event).record();
            since = sign.slot();
        } else if (event instanceof HandlingEvent) {
            finish(sign.slot(), event instanceof HandlingEvent.Handled);
        }
        if (event instanceof MemberEvent.Crashed || event instanceof MemberEvent.Closed) {
            finish(sign.slot(), false);
            go(sign.slot(), null);
        } else if (event instanceof MemberEvent.Stalled) {
            go(sign.slot(), Life.FROZEN);
        } else if (event instanceof MemberEvent.Resumed) {
            go(sign.slot(), Life.RUNS);
        }
    }

    private void finish(int slot, boolean finished) {
        RecordId record = handling;
        if (record != null) {
            works.add(new Work(since, slot, record.toString(), finished));
        }
        handling = null;
    }

    private void go(int slot, @Nullable Life next) {
        Stretch before = now;
        if (before != null) {
            life.add(new Stretch(before.from(), slot, before.life()));
        }
        now = next == null ? null : new Stretch(slot, slot, next);
    }

    MemberLane end(MemberId member, int slot) {
        finish(slot, false);
        go(slot, null);
        return new MemberLane(member, colour, List.copyOf(life), List.copyOf(works), List.copyOf(signs));
    }
}
