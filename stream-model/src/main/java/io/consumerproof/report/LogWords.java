package io.consumerproof.report;

import io.consumerproof.history.LogEvent;

/** The words of what happened to the log itself. */
final class LogWords {

    private LogWords() {}

    static Words of(LogEvent.StartMoved event) {
        return log("retention of " + event.partition(), "log start " + event.from() + " to " + event.to());
    }

    static Words of(LogEvent.Compacted event) {
        String are = event.removed().size() == 1 ? " is gone" : " are gone";
        return log("compaction of " + event.partition(), StandingWords.list(event.removed()) + are);
    }

    static Words of(LogEvent.MarkerWritten event) {
        return log("transaction-marker in " + event.partition(), "offset " + event.offset() + " holds no record");
    }

    static Words of(LogEvent.TransactionOpened event) {
        String detail = "readers of committed records wait at " + event.offset();
        return log("aborted-transaction in " + event.partition(), detail);
    }

    static Words of(LogEvent.TransactionAborted event) {
        String records = StandingWords.list(event.records());
        String detail = "aborted, marker at offset " + event.marker();
        return new Words("log", "never commits " + records, detail);
    }

    static Words of(LogEvent.LeaderChanged event) {
        int lost = event.lost().size();
        String what = lost == 0 ? "nothing" : StandingWords.list(event.lost());
        String detail = what + (lost > 1 ? " are" : " is") + " lost, the log ends at " + event.endOffset();
        return log("leader-change of " + event.partition(), detail);
    }

    static Words of(LogEvent.PartitionsAdded event) {
        String detail = event.from() + " to " + event.to() + " partitions, keys move";
        return log("partition-growth of " + event.topic(), detail);
    }

    private static Words log(String fault, String detail) {
        return new Words("log", Words.FAULT + fault, detail);
    }
}
