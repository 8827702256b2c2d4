package io.consumerproof.report;

import io.consumerproof.check.Violation;
import io.consumerproof.history.History;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Structure;
import io.consumerproof.report.Relevance.Rank;
import java.util.ArrayList;
import java.util.List;

/**
 * A told run in a handful of lines: which events are told, and how all is laid out. Depends on the run and the violation alone,
 * not on how the search came to it, so that a replay tells the same story byte for byte.
 */
public final class Story {

    /** The most lines a story has, from its head to its last line; with the line of {@link Terminal#found} it stays within 15. */
    public static final int MOST_LINES = 14;

    private static final int MOST_RECORDS = 2;
    private static final int WIDEST_VALUE = 72;

    private final String head;
    private final History history;
    private final Violation violation;
    private final List<String> notes;
    private final String replay;

    /**
     * The story of one violation.
     *
     * @param head the first line; stands alone
     * @param history the told run
     * @param violation what is wrong in it
     * @param notes remarks that are printed before the last line, of which the first {@value #MOST_RECORDS} are
     * @param replay the last line's command; empty for a story without one
     */
    Story(String head, History history, Violation violation, List<String> notes, String replay) {
        this.head = head;
        this.history = history;
        this.violation = violation;
        this.notes = notes.size() > MOST_RECORDS ? notes.subList(0, MOST_RECORDS) : notes;
        this.replay = replay;
    }

    /** At most {@link #MOST_LINES} lines, each ended by a line feed. */
    String text() {
        Narrator narrator = Narrator.of(history);
        Concern concern = Concern.of(narrator, violation);
        List<String> tail = tail();
        List<String> records = records(concern);
        boolean sentence = !violation.sentence().isEmpty();
        int fixed = 1 + (sentence ? 1 : 0) + records.size() + tail.size();
        List<String> events = events(narrator, Relevance.of(narrator, violation, concern), MOST_LINES - fixed);
        int blanks = MOST_LINES - fixed - events.size();
        // Blank lines are what a full story gives up first; the one before the tail lasts longest.
        List<String> lines = new ArrayList<>();
        lines.add(head);
        blank(lines, blanks > 2 && sentence);
        if (sentence) {
            lines.add("  " + PlainText.folded(violation.sentence(), Integer.MAX_VALUE));
        }
        blank(lines, blanks > 1 && !(records.isEmpty() && events.isEmpty()));
        lines.addAll(records);
        lines.addAll(events);
        blank(lines, blanks > 0 && !tail.isEmpty());
        lines.addAll(tail);
        return String.join("\n", lines) + "\n";
    }

    private static void blank(List<String> lines, boolean room) {
        if (room) {
            lines.add("");
        }
    }

    private List<String> tail() {
        List<String> tail = new ArrayList<>();
        entitled(tail, "Why    ", violation.why());
        entitled(tail, "Cure   ", violation.cure());
        notes.forEach(note -> entitled(tail, "Note   ", note));
        entitled(tail, "Replay ", replay);
        return tail;
    }

    private static void entitled(List<String> tail, String title, String text) {
        if (!text.isEmpty()) {
            tail.add("  " + title + PlainText.folded(text, Integer.MAX_VALUE));
        }
    }

    private static List<String> records(Concern concern) {
        List<String> lines = new ArrayList<>();
        for (LogRecord record : concern.records().values()) {
            int more = concern.records().size() - lines.size();
            if (lines.size() == MOST_RECORDS - 1 && more > 1) {
                lines.add("  … " + PlainText.count(more, "more record"));
                return lines;
            }
            lines.add("  " + describe(record));
        }
        return lines;
    }

    /** {@code payments-0@0  key o-1  OrderPaid(id="e2")}. */
    private static String describe(LogRecord record) {
        String key = record.key() == null
                ? "no key"
                : "key " + PlainText.line(record.key().toString(), WIDEST_VALUE);
        String value =
                record.value() == null ? "tombstone" : PlainText.folded(Structure.of(record.value()), WIDEST_VALUE);
        return record.id() + "  " + key + "  " + value;
    }

    private List<String> events(Narrator narrator, Rank[] ranks, int room) {
        Selection selection = Selection.of(ranks, room);
        List<Line> lines = selection.told().stream().map(narrator::line).toList();
        Columns columns = Columns.fitting(lines);
        String rest = columns.aside("… " + PlainText.count(selection.left(), "more event"));
        boolean owed = selection.left() > 0;
        List<String> text = new ArrayList<>();
        for (Line line : lines) {
            if (owed && line.index() >= selection.gap()) {
                text.add(rest);
                owed = false;
            }
            text.add(columns.spell(line, Marks.of(violation, line.index())));
        }
        if (owed) {
            text.add(rest);
        }
        return text;
    }
}
