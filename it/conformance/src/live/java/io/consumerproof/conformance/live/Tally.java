package io.consumerproof.conformance.live;

import io.consumerproof.conformance.live.program.Kind;
import io.consumerproof.conformance.live.program.Kinds;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts verdicts by kind and keeps what is to be told. Many threads at once. */
final class Tally {

    private final Map<String, EnumMap<Verdict, Integer>> counts = new LinkedHashMap<>();
    private final List<String> findings = new ArrayList<>();

    Tally() {
        Kinds.all().forEach(kind -> counts.put(kind.name(), new EnumMap<>(Verdict.class)));
    }

    synchronized void count(Kind kind, Verdict verdict) {
        counts.computeIfAbsent(kind.name(), any -> new EnumMap<>(Verdict.class)).merge(verdict, 1, Integer::sum);
    }

    synchronized void tell(String finding) {
        findings.add(finding);
    }

    synchronized List<String> findings() {
        return List.copyOf(findings);
    }

    synchronized int of(Verdict verdict) {
        return counts.values().stream()
                .mapToInt(each -> each.getOrDefault(verdict, 0))
                .sum();
    }

    synchronized int all() {
        return counts.values().stream()
                .mapToInt(each ->
                        each.values().stream().mapToInt(Integer::intValue).sum())
                .sum();
    }

    /** One line for each kind: {@code log: transactions: 130 scenarios, 0 differences, 0 unstable}. */
    synchronized List<String> lines() {
        List<String> lines = new ArrayList<>();
        counts.forEach((kind, byVerdict) -> lines.add(kind + ": "
                + byVerdict.values().stream().mapToInt(Integer::intValue).sum() + " scenarios, "
                + byVerdict.getOrDefault(Verdict.DIFFERENT, 0) + " differences, "
                + byVerdict.getOrDefault(Verdict.UNSTABLE, 0) + " unstable"));
        return lines;
    }
}
