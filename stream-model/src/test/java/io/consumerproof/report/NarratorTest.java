package io.consumerproof.report;

import static io.consumerproof.report.Told.M1;
import static io.consumerproof.report.Told.P0;
import static io.consumerproof.report.Told.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.golden.Golden;
import io.consumerproof.history.Event;
import io.consumerproof.history.EventCases;
import io.consumerproof.history.History;
import io.consumerproof.history.LogRecord;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class NarratorTest {

    @Test
    void everyKindOfEventHasWords() {
        TreeSet<String> kinds = new TreeSet<>();
        EventCases<?> spy = (EventCases<?>) Proxy.newProxyInstance(
                EventCases.class.getClassLoader(), new Class<?>[] {EventCases.class}, (proxy, method, arguments) -> {
                    kinds.add(method.getName());
                    return true;
                });
        History history = EveryEvent.history();
        for (Event event : history) {
            event.fold(spy);
        }
        assertThat(kinds)
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(EventCases.class.getDeclaredMethods())
                        .map(Method::getName)
                        .toList());
        Golden.files("report").holds("every-event.txt", Narrator.all(history));
    }

    @Test
    void everyEventIsOneLine() {
        History history = EveryEvent.history();
        assertThat(Narrator.all(history).lines())
                .hasSize(history.size())
                .allMatch(line -> line.matches("  t=\\S+ +\\S+ +\\S.*\\S"));
        assertThat(Narrator.all(History.of())).isEmpty();
    }

    @Test
    void columnsBeginAtTheSamePlace() {
        List<String> lines = Narrator.all(Samples.mailedTwice()).lines().toList();
        assertThat(lines).allMatch(line -> line.charAt(11) == ' ' && line.charAt(12) != ' ');
        assertThat(lines).allMatch(line -> line.charAt(21) == ' ' && line.charAt(22) != ' ');
        int detail = lines.get(0).indexOf("commit after-record");
        assertThat(lines).allMatch(line -> line.length() <= detail || line.charAt(detail - 1) == ' ');
    }

    @Test
    void aKeyCanNeitherBreakNorColourALine() {
        LogRecord odd = record(P0, 0, "o\n1\u001b[31m\u202e", "paid");
        String text = Narrator.all(
                Told.billing().append(odd).settled().deliver(M1, 1, odd).history());
        assertThat(text).contains("key o\\n1\\u001b[31m\\u202e").doesNotContain("\u001b", "\u202e");
    }

    @Test
    void membersOfSeveralGroupsCarryTheirGroup() {
        Told told = Told.billing();
        told.then(new io.consumerproof.history.GroupEvent.Formed(
                0, "audit", List.of("payments"), "auto", 1, "stop", null));
        assertThat(Narrator.all(told.settled().history())).contains("billing/member-1  assigned payments-0");
    }

    @Test
    void aSentenceIsALineByItself() {
        Narrator narrator = Narrator.of(Samples.mailedTwice());
        assertThat(narrator.sentence(9))
                .isEqualTo("t=0ms   member-1  ✗ crash after-effect  committed 0: payments-0@0 will be read again");
        assertThat(narrator.standings(9)).hasSize(1);
    }

    @Test
    void theLocaleDoesNotMatter() {
        Locale before = Locale.getDefault();
        String usual = Narrator.all(EveryEvent.history())
                + Terminal.line(Samples.passed(Samples.statement(12_345, true, 0, 9)));
        try {
            Locale.setDefault(Locale.forLanguageTag("tr-TR-u-nu-arab"));
            assertThat(Narrator.all(EveryEvent.history())
                            + Terminal.line(Samples.passed(Samples.statement(12_345, true, 0, 9))))
                    .isEqualTo(usual);
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            assertThat(HtmlTimeline.page("i", EveryEvent.history(), null)).contains("class=\"sign given-up\"");
        } finally {
            Locale.setDefault(before);
        }
    }
}
