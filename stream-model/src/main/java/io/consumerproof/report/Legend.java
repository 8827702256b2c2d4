package io.consumerproof.report;

import io.consumerproof.report.Timeline.Shape;

/** Says below a timeline what its signs mean. */
final class Legend {

    private Legend() {}

    static void write(Markup page) {
        page.open("ul", "class", "legend");
        entry(page, Shape.FAULT, "fault", "injected fault");
        entry(page, Shape.TROUBLE, "trouble", "failure, refusal, ejection");
        entry(page, Shape.ASSIGNED, "assigned", "starts, or is assigned");
        entry(page, Shape.BEGIN, "begin", "handler called");
        entry(page, Shape.END, "end", "handler returned");
        entry(page, Shape.EFFECT, "effect", "effect");
        entry(page, Shape.STATE, "state", "state committed");
        entry(page, Shape.COMMIT, "commit", "offset committed");
        entry(page, Shape.GIVEN_UP, "given-up", "given up by policy");
        page.close().feed();
    }

    private static void entry(Markup page, Shape shape, String type, String meaning) {
        page.open("li");
        page.open("svg", "xmlns", "http://www.w3.org/2000/svg", "width", 22, "height", 22, "aria-hidden", "true");
        page.open("g", "class", "sign " + type)
                .empty("path", "d", new Glyphs(11, 11).of(shape))
                .close();
        page.close().say(meaning).close();
    }
}
