package io.consumerproof.report;

import io.consumerproof.report.Timeline.Bar;
import io.consumerproof.report.Timeline.Life;
import io.consumerproof.report.Timeline.MemberLane;
import io.consumerproof.report.Timeline.Moment;
import io.consumerproof.report.Timeline.PartitionLane;
import io.consumerproof.report.Timeline.Shape;
import io.consumerproof.report.Timeline.Sign;
import io.consumerproof.report.Timeline.Stretch;
import io.consumerproof.report.Timeline.Work;
import java.util.List;
import java.util.function.IntFunction;

/** Draws a timeline as SVG; every sign links to its step and says it when hovered. */
final class TimelineSvg {

    static final int AXIS = 56;
    static final int PARTITION = 40;
    static final int MEMBER = 74;
    private static final int NARROWEST = 54;
    private static final int WIDEST = 68;
    private static final int USUAL_PAGE = 1150;
    private static final int JUMP = 34;
    private static final int EDGE = 6;

    private final Timeline timeline;
    private final IntFunction<String> sentences;
    private final Markup markup;
    private final int[] centres;
    private final int slotWidth;
    private final int width;
    private final int height;

    /** A drawing of {@code timeline} into {@code markup}; {@code sentences} tells the event at a place of the history. */
    TimelineSvg(Timeline timeline, IntFunction<String> sentences, Markup markup) {
        this.timeline = timeline;
        this.sentences = sentences;
        this.markup = markup;
        this.centres = new int[timeline.slots()];
        int room = USUAL_PAGE - timeline.moments().size() * JUMP;
        this.slotWidth = Math.max(NARROWEST, Math.min(WIDEST, room / Math.max(1, timeline.slots())));
        int x = EDGE + slotWidth / 2;
        for (Moment moment : timeline.moments()) {
            for (int slot = moment.from(); slot <= moment.to(); slot++) {
                centres[slot] = x;
                x += slotWidth;
            }
            x += JUMP;
        }
        this.width = Math.max(220, x - JUMP - slotWidth / 2 + EDGE);
        this.height = AXIS
                + timeline.partitions().size() * PARTITION
                + timeline.members().size() * MEMBER;
    }

    void draw() {
        markup.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "width",
                width,
                "height",
                height,
                "role",
                "group",
                "aria-label",
                "Timeline: virtual time from left to right");
        timeline.moments().forEach(this::moment);
        int top = AXIS;
        for (PartitionLane lane : timeline.partitions()) {
            partition(lane, top);
            top += PARTITION;
        }
        for (MemberLane lane : timeline.members()) {
            member(lane, top);
            top += MEMBER;
        }
        timeline.lines().forEach(this::line);
        markup.close().feed();
    }

    private void moment(Moment moment) {
        int left = centres[moment.from()] - slotWidth / 2;
        int right = centres[moment.to()] + slotWidth / 2;
        markup.empty("rect", "class", "moment", "x", left, "y", 0, "width", right - left, "height", height, "rx", 6);
        markup.leaf("text", moment.spelled(), "class", "time", "x", left + 8, "y", 17)
                .feed();
        if (moment.from() > 0) {
            int from = centres[moment.from() - 1] + slotWidth / 2;
            markup.empty("line", "class", "jump", "x1", from + 5, "x2", left - 5, "y1", 13, "y2", 13)
                    .feed();
        }
    }

    private void partition(PartitionLane lane, int top) {
        rule(top);
        for (Bar bar : lane.bars()) {
            int left = centres[bar.from()] - 9;
            int right = centres[bar.to()] + (bar.to() == timeline.slots() - 1 ? 9 : -11);
            int wide = Math.max(6, right - left);
            markup.open("g", "class", "bar " + colour(bar.colour()));
            markup.leaf(
                    "title", lane.partition() + " is owned by " + bar.owner() + " in generation " + bar.generation());
            markup.empty("rect", "x", left, "y", top + 7, "width", wide, "height", PARTITION - 14, "rx", 7);
            markup.leaf("text", fitting(lane, bar, wide), "x", left + 9, "y", top + 24);
            markup.close().feed();
        }
        for (Sign sign : lane.signs()) {
            sign(sign, sign.shape() == Shape.COMMIT ? "flag" : "sign", top + PARTITION / 2);
        }
    }

    /** As much of owner and generation as fits before the first sign. */
    private String fitting(PartitionLane lane, Bar bar, int wide) {
        int room = lane.signs().stream()
                .filter(sign -> sign.slot() > bar.from() && sign.slot() <= bar.to())
                .mapToInt(sign -> centres[sign.slot()] - centres[bar.from()])
                .reduce(wide, Math::min);
        String owner = bar.owner().toString();
        for (String label :
                List.of(owner + " · generation " + bar.generation(), owner + " · " + bar.generation(), owner)) {
            if (fits(label, room)) {
                return label;
            }
        }
        return "";
    }

    private static boolean fits(String label, int wide) {
        return label.length() * 6.4 + 18 <= wide;
    }

    private void member(MemberLane lane, int top) {
        rule(top);
        int middle = top + MEMBER / 2 + 3;
        markup.open("g", "class", colour(lane.colour()));
        for (Stretch stretch : lane.life()) {
            String life = stretch.life() == Life.FROZEN ? "life frozen" : "life";
            markup.empty(
                    "line",
                    "class",
                    life,
                    "x1",
                    centres[stretch.from()],
                    "x2",
                    centres[stretch.to()],
                    "y1",
                    middle,
                    "y2",
                    middle);
        }
        for (Work work : lane.works()) {
            work(work, middle);
        }
        markup.close().feed();
        lane.signs().forEach(sign -> sign(sign, "sign", middle));
    }

    private void work(Work work, int middle) {
        int left = centres[work.from()] - 15;
        int wide = centres[work.to()] - left + (work.finished() ? 15 : 0);
        markup.open("g", "class", work.finished() ? "work" : "work unfinished");
        markup.empty("rect", "x", left, "y", middle - 13, "width", wide, "height", 26, "rx", 8);
        String label =
                fits(work.label(), wide + 12) ? work.label() : work.label().replaceAll(".*@", "@");
        markup.leaf("text", label, "x", left + 3, "y", middle - 18);
        markup.close();
    }

    private void rule(int top) {
        markup.empty("line", "class", "rule", "x1", 0, "x2", "100%", "y1", top, "y2", top)
                .feed();
    }

    private void line(Sign sign) {
        int x = centres[sign.slot()];
        link(sign, "whole " + name(sign.shape()));
        markup.empty("line", "x1", x, "x2", x, "y1", AXIS - 4, "y2", height - 4);
        if (sign.shape() == Shape.FAULT) {
            markup.leaf("text", sign.label(), "x", x, "y", 34);
        }
        step(sign, x);
    }

    private void sign(Sign sign, String role, int y) {
        int x = centres[sign.slot()];
        boolean flag = role.equals("flag");
        link(sign, role + " " + name(sign.shape()) + (sign.mark().isEmpty() ? "" : " marked"));
        markup.empty("circle", "class", "halo", "cx", x, "cy", y, "r", 14);
        if (flag) {
            markup.empty("line", "x1", x, "x2", x, "y1", y - 13, "y2", y + 13);
            markup.leaf("text", "→ " + sign.label(), "x", x + 4, "y", y + 4);
        } else {
            markup.empty("path", "d", new Glyphs(x, y).of(sign.shape()));
            String text = sign.mark().isEmpty() ? fitting(sign.label()) : sign.mark();
            markup.leaf("text", text, "x", x, "y", y + 29);
        }
        step(sign, flag ? -1 : x);
    }

    /** The call, else its method alone, else its beginning. */
    private String fitting(String label) {
        int most = (int) (slotWidth / 5.6);
        String shorter = label.length() <= most ? label : label.substring(label.lastIndexOf('.') + 1);
        return PlainText.line(shorter, most);
    }

    private void link(Sign sign, String type) {
        markup.open("a", "href", "#e" + sign.event(), "class", type);
        markup.leaf("title", "#" + sign.event() + "  " + sentences.apply(sign.event()));
    }

    private void step(Sign sign, int x) {
        if (x >= 0) {
            markup.leaf("text", String.valueOf(sign.event()), "class", "step", "x", x, "y", AXIS - 8);
        }
        markup.close().feed();
    }

    static String colour(int place) {
        return "c" + place % 6;
    }

    private static String name(Shape shape) {
        StringBuilder name = new StringBuilder();
        shape.name().chars().forEach(each -> name.append(each == '_' ? '-' : (char) (each >= 'A' ? each + 32 : each)));
        return name.toString();
    }
}
