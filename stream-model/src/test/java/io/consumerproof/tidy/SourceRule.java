package io.consumerproof.tidy;

import java.util.List;

/** What holds for each Java file by itself. */
interface SourceRule {
    /** What the rule asks for, as a sentence without a full stop; stands in front of its findings. */
    String sentence();

    /** One line per place that breaks the rule, {@code file:line: found, allowed}; empty if none does. */
    List<String> findings(JavaSource source);
}
