package io.consumerproof.history;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happened to a member's process. */
public sealed interface MemberEvent extends Event {

    @Override
    MemberId member();

    /** Why a member closed. */
    enum Close {
        /** Stopped in order by a fault; another process takes its place. */
        STOP("stop"),
        /** Left the group for good by a fault. */
        LEAVE("leave"),
        /** Stopped by the declared policy after a failure. */
        POLICY("policy"),
        /** Its poll threw, since another process has taken over its instance id. */
        FENCED("fenced"),
        /** Every member is stopped and started again once traffic has stopped. */
        RESTART("restart"),
        /** Stopped because the group's offsets are about to be reset. */
        REPLAY("replay");

        private final String spelling;

        Close(String spelling) {
            this.spelling = spelling;
        }

        @Override
        public String toString() {
            return spelling;
        }
    }

    /** How a member froze. */
    enum Stall {
        /** The whole process pauses: no heartbeats, the session times out. */
        PAUSE("pause"),
        /** Only its handler is slow: heartbeats go on, the poll deadline passes. */
        SLOW("slow");

        private final String spelling;

        Stall(String spelling) {
            this.spelling = spelling;
        }

        @Override
        public String toString() {
            return spelling;
        }
    }

    /**
     * A process started; it owns nothing yet.
     *
     * @param replaces the member whose place it takes, or null
     */
    record Started(long atMicros, MemberId member, @Nullable MemberId replaces) implements MemberEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.started(this);
        }
    }

    /** A process died at a point; the record is the one being handled, or null. */
    record Crashed(
            long atMicros,
            MemberId member,
            Point point,
            @Nullable RecordId record) implements MemberEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.crashed(this);
        }
    }

    /** A process froze at a point; the record is the one being handled, or null. */
    record Stalled(
            long atMicros,
            MemberId member,
            Point point,
            @Nullable RecordId record,
            Stall how) implements MemberEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.stalled(this);
        }
    }

    /** A frozen process goes on where it stood. */
    record Resumed(long atMicros, MemberId member) implements MemberEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.resumed(this);
        }
    }

    /** A process closed in order and left its group. */
    record Closed(long atMicros, MemberId member, Close why) implements MemberEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.closed(this);
        }
    }

    /** User code caught the error that stands for its process's death, and went on; the member is dead all the same. */
    record CrashSwallowed(long atMicros, MemberId member) implements MemberEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.crashSwallowed(this);
        }
    }

    /** The wall clock of the member's host jumped: ahead, or back where {@code byMicros} is negative. */
    record ClockJumped(long atMicros, MemberId member, long byMicros) implements MemberEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.clockJumped(this);
        }
    }

    /** The fetches of these partitions, sorted and never none, are answered at {@code dueMicros} only. */
    record FetchDelayed(long atMicros, MemberId member, List<TopicPartition> partitions, long dueMicros)
            implements MemberEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.fetchDelayed(this);
        }
    }
}
