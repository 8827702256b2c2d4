package io.consumerproof.report;

import io.consumerproof.check.Violation;
import io.consumerproof.history.Claim;
import io.consumerproof.history.History;
import io.consumerproof.report.Timeline.MemberLane;
import io.consumerproof.report.Timeline.PartitionLane;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A run as one page to look at: a lane for each partition and member, virtual time from left to right, and every step below with
 * how its partitions stand. The page needs no network, no script and nothing beside it; it follows the reader's light or dark.
 */
public final class HtmlTimeline {

    private final History history;
    private final @Nullable Violation violation;
    private final Narrator narrator;
    private final Timeline timeline;
    private final Markup page;

    private HtmlTimeline(Markup page, History history, @Nullable Violation violation) {
        this.page = page;
        this.history = history;
        this.violation = violation;
        this.narrator = Narrator.of(history);
        this.timeline = Timeline.of(history, violation);
    }

    /**
     * The page, in well-formed XHTML that is HTML 5 as well; the same bytes for equal input.
     *
     * @param title its heading: the contract's name and what was found
     * @param history the run to show
     * @param violation what is wrong in it; null to show the run alone
     */
    public static String page(String title, History history, @Nullable Violation violation) {
        return HtmlPage.of(title, violation, page -> write(page, history, violation));
    }

    /** Writes the lanes, what their signs mean, and the steps. */
    static void write(Markup page, History history, @Nullable Violation violation) {
        HtmlTimeline timeline = new HtmlTimeline(page, history, violation);
        timeline.stage();
        Legend.write(page);
        timeline.steps();
    }

    private void stage() {
        page.open("section", "class", "stage", "aria-label", "Timeline").feed();
        page.open("div", "class", "names", "aria-hidden", "true");
        page.leaf("div", "step", "class", "axis", "style", "height:" + TimelineSvg.AXIS + "px");
        for (PartitionLane lane : timeline.partitions()) {
            name(lane.partition().toString(), "partition", lane.group(), TimelineSvg.PARTITION, "");
        }
        for (MemberLane lane : timeline.members()) {
            String group = lane.member().group();
            name(lane.member().toString(), "member", group, TimelineSvg.MEMBER, TimelineSvg.colour(lane.colour()));
        }
        page.close().feed();
        page.open("div", "class", "scroll", "tabindex", "0").feed();
        new TimelineSvg(timeline, narrator::sentence, page).draw();
        page.close().feed().close().feed();
    }

    private void name(String text, String kind, String group, int height, String colour) {
        page.open("div", "class", (kind + " " + colour).strip(), "style", "height:" + height + "px");
        page.leaf("b", text).leaf("small", group).close();
    }

    private void steps() {
        page.open("section", "class", "steps").open("table").feed();
        page.leaf("caption", PlainText.count(history.size(), "step"));
        page.open("thead").open("tr");
        List.of(
                        "#",
                        "time",
                        "who",
                        "what",
                        "detail",
                        "partition",
                        "owner",
                        "generation",
                        "position",
                        "committed",
                        "in flight",
                        "restart")
                .forEach(column -> page.leaf("th", column, "scope", "col"));
        page.close().close().feed().open("tbody").feed();
        for (int i = 0; i < history.size(); i++) {
            step(i);
        }
        page.close().close().close().feed();
    }

    private void step(int index) {
        Line line = narrator.line(index);
        Words words = line.words();
        String mark = violation == null ? "" : Marks.of(violation, index);
        String kind = (words.isFault() ? "fault " : "") + (mark.isEmpty() ? "" : "marked");
        page.open("tr", "id", "e" + index, "class", kind.strip());
        page.leaf("td", String.valueOf(index), "class", "number");
        page.leaf("td", line.time(), "class", "number");
        page.leaf("td", words.who(), "class", "number");
        page.open("td", "class", "what").say(words.what());
        if (!mark.isEmpty()) {
            page.leaf("mark", mark);
        }
        page.close().leaf("td", words.detail(), "class", "detail");
        List<Standing> standings = narrator.standings(index);
        cell(standings, standing -> standing.partition().toString());
        cell(
                standings,
                standing -> standing.owner() == null ? "–" : standing.owner().toString());
        cell(standings, standing -> String.valueOf(standing.generation()));
        cell(standings, standing -> String.valueOf(standing.position()));
        cell(standings, standing -> standing.committed() == Claim.NONE ? "–" : String.valueOf(standing.committed()));
        cell(standings, standing -> standing.inFlight().isEmpty() ? "–" : StandingWords.list(standing.inFlight()));
        cell(standings, standing -> String.valueOf(standing.restart()));
        page.close().feed();
    }

    private void cell(List<Standing> standings, Function<Standing, String> part) {
        page.open("td", "class", "number");
        for (int i = 0; i < standings.size(); i++) {
            if (i > 0) {
                page.empty("br");
            }
            page.say(part.apply(standings.get(i)));
        }
        page.close();
    }
}
