package io.consumerproof.report;

import io.consumerproof.history.Claim;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The state that {@link Standings} carries from event to event; derived from events and nothing else. */
final class StandingFold extends QuietCases {

    /** A partition as one group sees it. */
    record Subject(String group, TopicPartition partition) implements Comparable<Subject> {
        @Override
        public int compareTo(Subject other) {
            int byPartition = partition.compareTo(other.partition);
            return byPartition != 0 ? byPartition : group.compareTo(other.group);
        }
    }

    private static final class Books {
        private @Nullable MemberId owner;
        private int generation;
        private long committed = Claim.NONE;
        private long start;
        private final TreeSet<RecordId> inFlight = new TreeSet<>();

        private long restart() {
            return committed == Claim.NONE ? start : committed;
        }
    }

    private final TreeMap<Subject, Books> books = new TreeMap<>();
    private final TreeMap<MemberId, TreeMap<TopicPartition, Long>> positions = new TreeMap<>();
    private final TreeMap<MemberId, TreeSet<RecordId>> held = new TreeMap<>();

    /** Which partitions {@code event} is about, for which group; sorted. */
    List<Subject> subjects(Event event) {
        TreeSet<Subject> found = new TreeSet<>();
        String group = groupOf(event);
        if (group != null) {
            partitionsOf(event).forEach(partition -> found.add(new Subject(group, partition)));
        }
        return List.copyOf(found);
    }

    private static @Nullable String groupOf(Event event) {
        if (event instanceof GroupEvent) {
            return ((GroupEvent) event).group();
        }
        MemberId member = event.member();
        return member == null ? null : member.group();
    }

    private Collection<TopicPartition> partitionsOf(Event event) {
        if (event instanceof CommitEvent) {
            return List.of(((CommitEvent) event).partition());
        }
        if (event instanceof GroupEvent.OffsetReset) {
            return List.of(((GroupEvent.OffsetReset) event).partition());
        }
        if (event instanceof GroupEvent.PositionReset) {
            return List.of(((GroupEvent.PositionReset) event).partition());
        }
        if (event instanceof GroupEvent.PositionLost) {
            return List.of(((GroupEvent.PositionLost) event).partition());
        }
        if (event instanceof GroupEvent.Assigned) {
            return ((GroupEvent.Assigned) event)
                    .claims().stream().map(Claim::partition).toList();
        }
        if (event instanceof GroupEvent.Revoked) {
            return ((GroupEvent.Revoked) event).partitions();
        }
        if (event instanceof GroupEvent.Lost) {
            return ((GroupEvent.Lost) event).partitions();
        }
        RecordId record = event instanceof LogEvent.Appended ? ((LogEvent.Appended) event).source() : event.record();
        if (record != null) {
            return List.of(record.partition());
        }
        MemberId member = event.member();
        return member == null ? List.of() : heldBy(member);
    }

    private TreeSet<TopicPartition> heldBy(MemberId member) {
        TreeSet<TopicPartition> held = new TreeSet<>(positionsOf(member).keySet());
        books.forEach((subject, book) -> {
            if (member.equals(book.owner)) {
                held.add(subject.partition());
            }
        });
        return held;
    }

    /** The standing of each of {@code subjects}, as it is now. */
    List<Standing> view(Event event, List<Subject> subjects) {
        List<Standing> standings = new ArrayList<>(subjects.size());
        for (Subject subject : subjects) {
            Books book = book(subject.group(), subject.partition());
            standings.add(new Standing(
                    subject.group(),
                    subject.partition(),
                    book.owner,
                    book.generation,
                    position(event.member(), book, subject.partition()),
                    book.committed,
                    List.copyOf(book.inFlight),
                    book.restart()));
        }
        return standings;
    }

    private long position(@Nullable MemberId member, Books book, TopicPartition partition) {
        Long own = member == null ? null : positionsOf(member).get(partition);
        Long owners = book.owner == null ? null : positionsOf(book.owner).get(partition);
        if (own != null) {
            return own;
        }
        return owners != null ? owners : book.restart();
    }

    private Books book(String group, TopicPartition partition) {
        return books.computeIfAbsent(new Subject(group, partition), absent -> new Books());
    }

    private Map<TopicPartition, Long> positionsOf(MemberId member) {
        return positions.computeIfAbsent(member, absent -> new TreeMap<>());
    }

    @Override
    public Boolean committed(CommitEvent.Committed event) {
        book(event.member().group(), event.partition()).committed = event.nextOffset();
        return true;
    }

    /** What the member holds already it keeps: an eager member has given all of it back before. */
    @Override
    public Boolean assigned(GroupEvent.Assigned event) {
        for (Claim claim : event.claims()) {
            Books book = book(event.group(), claim.partition());
            book.owner = event.member();
            book.generation = event.generation();
            book.committed = claim.committed();
            book.start = claim.position();
            positionsOf(event.member()).put(claim.partition(), claim.position());
        }
        return true;
    }

    @Override
    public Boolean revoked(GroupEvent.Revoked event) {
        for (TopicPartition partition : event.partitions()) {
            Books book = book(event.group(), partition);
            if (event.member().equals(book.owner)) {
                book.owner = null;
            }
            positionsOf(event.member()).remove(partition);
        }
        return true;
    }

    @Override
    public Boolean lost(GroupEvent.Lost event) {
        disown(event.member());
        positionsOf(event.member()).clear();
        return true;
    }

    @Override
    public Boolean ejected(GroupEvent.Ejected event) {
        disown(event.member());
        return true;
    }

    @Override
    public Boolean offsetReset(GroupEvent.OffsetReset event) {
        Books book = book(event.group(), event.partition());
        if (event.why() == GroupEvent.Reset.REPLAY) {
            book.committed = event.nextOffset();
        } else if (book.owner != null) {
            positionsOf(book.owner).put(event.partition(), event.nextOffset());
        }
        return true;
    }

    @Override
    public Boolean positionReset(GroupEvent.PositionReset event) {
        positionsOf(event.member()).put(event.partition(), event.nextOffset());
        return true;
    }

    @Override
    public Boolean delivered(HandlingEvent.Delivered event) {
        RecordId record = event.record();
        positionsOf(event.member()).put(record.partition(), record.offset() + 1);
        held.computeIfAbsent(event.member(), absent -> new TreeSet<>()).add(record);
        book(event.member().group(), record.partition()).inFlight.add(record);
        return true;
    }

    @Override
    public Boolean handled(HandlingEvent.Handled event) {
        return release(event);
    }

    @Override
    public Boolean skipped(HandlingEvent.Skipped event) {
        return release(event);
    }

    @Override
    public Boolean quarantined(HandlingEvent.Quarantined event) {
        return release(event);
    }

    @Override
    public Boolean stopped(HandlingEvent.Stopped event) {
        return release(event);
    }

    @Override
    public Boolean discarded(HandlingEvent.Discarded event) {
        event.records().forEach(record -> release(event.member(), record));
        return true;
    }

    @Override
    public Boolean crashed(MemberEvent.Crashed event) {
        forget(event.member());
        return true;
    }

    @Override
    public Boolean closed(MemberEvent.Closed event) {
        disown(event.member());
        forget(event.member());
        return true;
    }

    private boolean release(HandlingEvent event) {
        release(event.member(), event.record());
        return true;
    }

    private void release(MemberId member, RecordId record) {
        TreeSet<RecordId> mine = held.getOrDefault(member, new TreeSet<>());
        if (!mine.remove(record)) {
            return;
        }
        // A zombie and its successor may both hold the record: it is in flight until the last of them is done.
        boolean others = held.entrySet().stream()
                .anyMatch(entry -> entry.getKey().group().equals(member.group())
                        && entry.getValue().contains(record));
        if (!others) {
            book(member.group(), record.partition()).inFlight.remove(record);
        }
    }

    private void disown(MemberId member) {
        for (Books book : books.values()) {
            if (member.equals(book.owner)) {
                book.owner = null;
            }
        }
    }

    private void forget(MemberId member) {
        positionsOf(member).clear();
        List.copyOf(held.getOrDefault(member, new TreeSet<>())).forEach(record -> release(member, record));
    }
}
