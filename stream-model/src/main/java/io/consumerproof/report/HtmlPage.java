package io.consumerproof.report;

import io.consumerproof.check.Violation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What all pages have in common: no need of network, script or anything beside them, and the reader's light or dark. */
final class HtmlPage {

    private HtmlPage() {}

    /** A page with {@code title} and what is violated, if anything is, above what {@code content} writes. */
    static String of(String title, @Nullable Violation violation, Consumer<Markup> content) {
        Markup page = new Markup("<!DOCTYPE html>\n");
        page.open("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", "en").feed();
        page.open("head").feed();
        page.empty("meta", "charset", "utf-8").feed();
        page.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
                .feed();
        page.empty("meta", "name", "color-scheme", "content", "light dark").feed();
        page.leaf("title", title).feed();
        page.leaf("style", style()).feed().close().feed();
        page.open("body").feed();
        header(page, title, violation);
        content.accept(page);
        page.close().feed().close().feed();
        return page.whole();
    }

    private static String style() {
        try (InputStream css = HtmlPage.class.getResourceAsStream("timeline.css")) {
            return new String(Objects.requireNonNull(css, "timeline.css").readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static void header(Markup page, String title, @Nullable Violation violation) {
        page.open("header").leaf("h1", PlainText.line(title)).feed();
        if (violation != null) {
            page.leaf("p", PlainText.line(violation.sentence()), "class", "sentence")
                    .feed();
            page.open("dl");
            page.leaf("dt", "Check").leaf("dd", PlainText.line(violation.check()));
            page.leaf("dt", "Why").leaf("dd", PlainText.line(violation.why()));
            page.leaf("dt", "Cure").leaf("dd", PlainText.line(violation.cure()));
            page.close().feed();
        }
        page.close().feed();
    }
}
