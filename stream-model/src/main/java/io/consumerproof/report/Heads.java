package io.consumerproof.report;

import io.consumerproof.explore.Finding;

/** First lines, which stand alone. */
final class Heads {

    static final String PASSED = "✓ ";
    static final String FOUND = "✗ ";

    private Heads() {}

    /** {@code ✗ payment-notifier   no-duplicate-effect violated   (1 fault, 1 record; also same-state)}. */
    static String of(String name, Finding finding) {
        String head = FOUND + PlainText.line(name) + "   " + what(finding);
        return isWithoutExtent(finding) ? head : head + "   (" + extent(finding) + ")";
    }

    /** Where user code ended the run, nobody counted its faults and records. */
    private static boolean isWithoutExtent(Finding finding) {
        return finding.faults() == 0
                && finding.records() == 0
                && finding.alsoViolated().isEmpty();
    }

    /** What was found, without name and extent: {@code no-duplicate-effect violated}. */
    static String what(Finding finding) {
        switch (finding.kind()) {
            case VIOLATION:
                return finding.violation().check() + " violated";
            case BROKEN_WITHOUT_FAULT:
                return finding.assertion() != null
                        ? "fails without any fault"
                        : finding.violation().check() + " violated without any fault";
            case ASSERTION:
                return "the test's own assertion fails";
            case NONDETERMINISM:
                return "is nondeterministic";
            case DIVERGED:
                return "cannot be replayed";
            case HANG:
                return "does not return";
            case EXIT:
                return "ends the JVM";
            default:
                return "cannot run";
        }
    }

    private static String extent(Finding finding) {
        String faults = finding.faults() == 0 ? "no fault" : PlainText.count(finding.faults(), "fault");
        String records = finding.records() == 0 ? "no record" : PlainText.count(finding.records(), "record");
        String also = finding.alsoViolated().isEmpty() ? "" : "; also " + String.join(", ", finding.alsoViolated());
        return faults + ", " + records + also;
    }

    /** {@code ✗ order-projection   check 'poison-contained' found nothing to judge}: a search that found nothing and does not pass. */
    static String of(String name, String problem) {
        return FOUND + PlainText.line(name) + "   " + problem;
    }
}
