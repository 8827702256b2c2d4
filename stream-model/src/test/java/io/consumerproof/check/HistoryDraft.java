package io.consumerproof.check;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Claim;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.DurableState;
import io.consumerproof.history.Effect;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.Header;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.Revision;
import io.consumerproof.history.RunEvent;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A history written by hand. Members are numbers in the group {@code billing}; records and partitions are spelled as everywhere
 * ({@code orders-0@1}); commits and positions are next offsets. Times count events.
 */
final class HistoryDraft {

    static final String GROUP = "billing";

    private final List<Event> events = new ArrayList<>();
    private final TreeMap<RecordId, LogRecord> log = new TreeMap<>();
    private final TreeMap<TopicPartition, Long> committed = new TreeMap<>();
    private int generation;

    /** A group that commits after each record and tries thrice before it writes a dead letter. */
    static HistoryDraft deadLettering() {
        return formed("after-record", 3, "dead-letter", "orders.dlt");
    }

    /** A group that commits by {@code mode} and stops at the first failure. */
    static HistoryDraft committing(String mode) {
        return formed(mode, 1, "stop", null);
    }

    static HistoryDraft formed(String commit, int attempts, String then, @Nullable String deadLetters) {
        HistoryDraft draft = new HistoryDraft();
        draft.add(new GroupEvent.Formed(0, GROUP, List.of("orders"), commit, attempts, then, deadLetters));
        return draft;
    }

    /** Records {@code orders-0@0} on, all with the key {@code o-1}, whose values are {@code values}. */
    HistoryDraft log(String... values) {
        for (int offset = 0; offset < values.length; offset++) {
            record("orders-0@" + offset, "o-1", values[offset]);
        }
        return this;
    }

    HistoryDraft record(String id, @Nullable String key, @Nullable Object value, Header... headers) {
        Object content = value instanceof String ? Bytes.utf8((String) value) : value;
        return appended(id, key, content, Origin.TRAFFIC, null, null, headers);
    }

    /** A record that member {@code sender} wrote while it handled {@code source}. */
    HistoryDraft sent(
            int sender, String source, String id, @Nullable String key, @Nullable String value, Header... headers) {
        return appended(
                id, key, value == null ? null : Bytes.utf8(value), Origin.SENT, at(source), member(sender), headers);
    }

    private HistoryDraft appended(
            String id,
            @Nullable String key,
            @Nullable Object value,
            Origin origin,
            @Nullable RecordId source,
            @Nullable MemberId sender,
            Header... headers) {
        Bytes bytes = key == null ? null : Bytes.utf8(key);
        LogRecord record = new LogRecord(at(id), log.size(), 0, bytes, value, List.of(headers));
        log.put(record.id(), record);
        return add(new LogEvent.Appended(now(), record, origin, source, sender));
    }

    /** The member starts and gets {@code partitions} at the group's committed next offsets. */
    HistoryDraft assigned(int member, String... partitions) {
        add(new MemberEvent.Started(now(), member(member), null));
        return reassigned(member, partitions);
    }

    /** The member gets {@code partitions} at the group's committed next offsets. */
    HistoryDraft reassigned(int member, String... partitions) {
        generation++;
        List<Claim> claims = new ArrayList<>();
        for (String partition : partitions) {
            long next = committed.getOrDefault(partition(partition), Claim.NONE);
            claims.add(new Claim(partition(partition), next, Math.max(0, next)));
        }
        return add(new GroupEvent.Assigned(now(), member(member), generation, claims));
    }

    HistoryDraft delivered(int member, String record) {
        return delivered(member, record, 1);
    }

    HistoryDraft delivered(int member, String record, int attempt) {
        LogRecord delivered = Objects.requireNonNull(log.get(at(record)), record);
        return add(new HandlingEvent.Delivered(now(), member(member), generation, delivered, attempt));
    }

    HistoryDraft handled(int member, String record) {
        return add(new HandlingEvent.Handled(now(), member(member), at(record), 1));
    }

    /** Delivered, the call applied, handled. */
    HistoryDraft works(int member, String record, String call) {
        return delivered(member, record).effect(member, record, call).handled(member, record);
    }

    /** Works and commits behind the record. */
    HistoryDraft does(int member, String record, String call) {
        return works(member, record, call).committedBehind(member, record);
    }

    HistoryDraft effect(int member, String record, String call) {
        return add(new EffectEvent.Applied(now(), member(member), at(record), new Effect("Mailer", call, null)));
    }

    HistoryDraft absorbed(int member, String record, String call) {
        return add(new EffectEvent.Absorbed(now(), member(member), at(record), new Effect("Mailer", call, "k")));
    }

    HistoryDraft conflicted(int member, String record, String first, String call) {
        return add(new EffectEvent.Conflicted(
                now(),
                member(member),
                at(record),
                new Effect("Psp", call, "\"p-1\""),
                new Effect("Psp", first, "\"p-1\"")));
    }

    HistoryDraft state(int member, String record, Revision... revisions) {
        return add(new EffectEvent.StateCommitted(
                now(), member(member), at(record), "database", true, Arrays.asList(revisions)));
    }

    HistoryDraft executed(int member, String record) {
        return add(new EffectEvent.StatementExecuted(
                now(), member(member), at(record), "database", "update orders set cents = 100"));
    }

    HistoryDraft stateUnchanged(int member, String record, Revision... revisions) {
        return add(new EffectEvent.StateCommitted(
                now(), member(member), at(record), "database", false, Arrays.asList(revisions)));
    }

    HistoryDraft failed(int member, String record, int attempt) {
        return add(new HandlingEvent.Failed(
                now(), member(member), at(record), attempt, "IllegalStateException: no", false, false));
    }

    HistoryDraft failedByFault(int member, String record, int attempt) {
        return add(new HandlingEvent.Failed(now(), member(member), at(record), attempt, "fault", true, true));
    }

    HistoryDraft skipped(int member, String record) {
        return add(new HandlingEvent.Skipped(now(), member(member), at(record), "no"));
    }

    HistoryDraft blocked(int member, String record) {
        return add(new HandlingEvent.Blocked(now(), member(member), at(record), "no"));
    }

    HistoryDraft stopped(int member, String record) {
        return add(new HandlingEvent.Stopped(now(), member(member), at(record), "no"));
    }

    /** A dead letter as the declared policy writes it: appended, and told. */
    HistoryDraft quarantined(int member, String record, String copy) {
        LogRecord source = Objects.requireNonNull(log.get(at(record)), record);
        List<Header> headers = new ArrayList<>(source.headers());
        headers.addAll(List.of(provenance(record)));
        LogRecord letter = new LogRecord(at(copy), log.size(), 0, source.key(), source.value(), headers);
        log.put(letter.id(), letter);
        add(new LogEvent.Appended(now(), letter, Origin.DEAD_LETTER, source.id(), member(member)));
        return add(new HandlingEvent.Quarantined(now(), member(member), at(record), letter));
    }

    /** Headers that name a record's place and a cause. */
    static Header[] provenance(String record) {
        RecordId id = at(record);
        return new Header[] {
            header("dlt-original-topic", id.partition().topic()),
            header("dlt-original-partition", Integer.toString(id.partition().partition())),
            header("dlt-original-offset", Long.toString(id.offset())),
            header("dlt-exception-message", "no")
        };
    }

    static Header header(String name, String value) {
        return new Header(name, Bytes.utf8(value));
    }

    HistoryDraft committed(int member, String partition, long nextOffset) {
        return committed(member, partition, nextOffset, true);
    }

    HistoryDraft committedUnanswered(int member, String partition, long nextOffset) {
        return committed(member, partition, nextOffset, false);
    }

    HistoryDraft committedBehind(int member, String record) {
        return committed(member, at(record).partition().toString(), at(record).offset() + 1, true);
    }

    private HistoryDraft committed(int member, String partition, long nextOffset, boolean answered) {
        committed.put(partition(partition), nextOffset);
        return add(new CommitEvent.Committed(
                now(), member(member), partition(partition), nextOffset, generation, answered));
    }

    HistoryDraft commitRefusedByFault(int member, String partition, long nextOffset) {
        return add(new CommitEvent.CommitRefused(
                now(), member(member), partition(partition), nextOffset, "coordinator is loading", true, true));
    }

    HistoryDraft crashed(int member, Point point) {
        return add(new MemberEvent.Crashed(now(), member(member), point, null));
    }

    HistoryDraft stalled(int member) {
        return add(new MemberEvent.Stalled(now(), member(member), Point.BEFORE_EFFECT, null, MemberEvent.Stall.PAUSE));
    }

    HistoryDraft resumed(int member) {
        return add(new MemberEvent.Resumed(now(), member(member)));
    }

    HistoryDraft ejected(int member) {
        return add(new GroupEvent.Ejected(now(), member(member), generation, GroupEvent.Ejection.SESSION));
    }

    HistoryDraft revoked(int member, String partition) {
        return add(new GroupEvent.Revoked(now(), member(member), generation, List.of(partition(partition))));
    }

    /** A rebalance begins. */
    HistoryDraft rebalances() {
        return add(new GroupEvent.RebalanceStarted(now(), GROUP, generation, "somebody joins"));
    }

    /** The member learns that it lost {@code partition}. */
    HistoryDraft lost(int member, String partition) {
        return add(new GroupEvent.Lost(now(), member(member), generation, List.of(partition(partition))));
    }

    HistoryDraft closed(int member, MemberEvent.Close why) {
        return add(new MemberEvent.Closed(now(), member(member), why));
    }

    HistoryDraft replayed(String partition, long nextOffset) {
        return reset(partition, nextOffset, GroupEvent.Reset.REPLAY);
    }

    HistoryDraft redelivered(String partition, long nextOffset) {
        return reset(partition, nextOffset, GroupEvent.Reset.REDELIVERY);
    }

    private HistoryDraft reset(String partition, long nextOffset, GroupEvent.Reset why) {
        long from = committed.getOrDefault(partition(partition), 0L);
        if (why == GroupEvent.Reset.REPLAY) {
            committed.put(partition(partition), nextOffset);
        }
        return add(new GroupEvent.OffsetReset(now(), GROUP, partition(partition), from, nextOffset, why));
    }

    HistoryDraft drained() {
        return add(new RunEvent.Drained(now()));
    }

    /** The state at the end: one table and its rows, sorted. */
    HistoryDraft ends(String table, String... rows) {
        return captured(RunEvent.Moment.END, table, rows);
    }

    HistoryDraft captured(RunEvent.Moment moment, String table, String... rows) {
        TreeMap<String, List<String>> tables = new TreeMap<>();
        tables.put(table, List.of(rows));
        return add(new RunEvent.StateCaptured(now(), moment, new DurableState(tables)));
    }

    HistoryDraft add(Event event) {
        events.add(event);
        return this;
    }

    /** The position of the event that was added last. */
    int last() {
        return events.size() - 1;
    }

    History history() {
        return History.over(new ArrayList<>(events));
    }

    static MemberId member(int number) {
        return new MemberId(GROUP, number);
    }

    static RecordId at(String spelling) {
        int at = spelling.lastIndexOf('@');
        return new RecordId(partition(spelling.substring(0, at)), Long.parseLong(spelling.substring(at + 1)));
    }

    static TopicPartition partition(String spelling) {
        int dash = spelling.lastIndexOf('-');
        return new TopicPartition(spelling.substring(0, dash), Integer.parseInt(spelling.substring(dash + 1)));
    }

    private long now() {
        return events.size() * 1_000L;
    }
}
