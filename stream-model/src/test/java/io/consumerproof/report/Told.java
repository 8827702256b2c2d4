package io.consumerproof.report;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Claim;
import io.consumerproof.history.CommitEvent.Committed;
import io.consumerproof.history.Effect;
import io.consumerproof.history.EffectEvent.Applied;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent.Assigned;
import io.consumerproof.history.GroupEvent.Ejected;
import io.consumerproof.history.GroupEvent.Ejection;
import io.consumerproof.history.GroupEvent.Formed;
import io.consumerproof.history.GroupEvent.RebalanceStarted;
import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.HandlingEvent.Handled;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent.Appended;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent.Crashed;
import io.consumerproof.history.MemberEvent.Started;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.RunEvent.Drained;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A hand-written history, event by event; the clock stands until it is moved. */
final class Told {

    static final MemberId M1 = new MemberId("billing", 1);
    static final MemberId M2 = new MemberId("billing", 2);
    static final TopicPartition P0 = new TopicPartition("payments", 0);
    static final TopicPartition P1 = new TopicPartition("payments", 1);

    private final List<Event> events = new ArrayList<>();
    private long now;

    static RecordId id(TopicPartition partition, long offset) {
        return new RecordId(partition, offset);
    }

    static LogRecord record(TopicPartition partition, long offset, @Nullable String key, @Nullable String value) {
        return new LogRecord(
                id(partition, offset),
                (int) offset,
                0,
                key == null ? null : Bytes.utf8(key),
                value == null ? null : Bytes.utf8(value),
                List.of());
    }

    static Effect effect(String text) {
        return new Effect("Mailer", text, null);
    }

    /** Two members of a group that reads {@code payments}, partition 0 with the first and 1 with the second. */
    static Told billing() {
        return new Told()
                .then(new Formed(0, "billing", List.of("payments"), "after-record", 1, "stop", null))
                .then(new Started(0, M1, null))
                .then(new Started(0, M2, null));
    }

    Told settled() {
        return then(new RebalanceStarted(now, "billing", 0, "member-1 joins"))
                .then(new Assigned(now, M1, 1, List.of(new Claim(P0, 0, 0))))
                .then(new Assigned(now, M2, 1, List.of(new Claim(P1, Claim.NONE, 0))));
    }

    Told at(long millis) {
        now = millis * 1_000;
        return this;
    }

    long now() {
        return now;
    }

    Told then(Event event) {
        events.add(event);
        return this;
    }

    Told append(LogRecord record) {
        return then(new Appended(now, record, Origin.TRAFFIC, null, null));
    }

    Told deliver(MemberId member, int generation, LogRecord record) {
        return then(new Delivered(now, member, generation, record, 1));
    }

    Told apply(MemberId member, RecordId record, String text) {
        return then(new Applied(now, member, record, effect(text)));
    }

    Told handle(MemberId member, RecordId record) {
        return then(new Handled(now, member, record, 1));
    }

    Told commit(MemberId member, int generation, TopicPartition partition, long nextOffset) {
        return then(new Committed(now, member, partition, nextOffset, generation, true));
    }

    Told crash(MemberId member, Point point, @Nullable RecordId record) {
        return then(new Crashed(now, member, point, record));
    }

    /** The first member's session times out and the second gets both partitions. */
    Told takeover(long first, long second) {
        return then(new Ejected(now, M1, 1, Ejection.SESSION))
                .then(new RebalanceStarted(now, "billing", 1, "member-1 is gone"))
                .then(new Assigned(now, M2, 2, List.of(claim(P0, first), claim(P1, second))));
    }

    private static Claim claim(TopicPartition partition, long committed) {
        return new Claim(partition, committed, Math.max(0, committed));
    }

    Told drain() {
        return then(new Drained(now));
    }

    int size() {
        return events.size();
    }

    History history() {
        return History.over(new ArrayList<>(events));
    }
}
