package io.consumerproof.maven;

import io.consumerproof.maven.Told.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a build says in its last line.
 *
 * @param failed whether any contract does not pass
 * @param unreadable whether any contract could not be judged for a reason of its own or ours
 * @param sentence how many of how many, which, and where more is told
 */
record Conclusion(boolean failed, boolean unreadable, String sentence) {

    static Conclusion of(List<Told> all, Path reports) {
        List<Told> failed = all.stream()
                .filter(told -> told.outcome() != Outcome.PASSED && told.outcome() != Outcome.PASSED_OVER)
                .toList();
        boolean unreadable = failed.stream().anyMatch(told -> told.outcome() != Outcome.FAILED);
        String names =
                failed.stream().map(told -> "'" + told.name() + "'").sorted().collect(Collectors.joining(", "));
        String count = failed.size() + " of " + all.size() + (all.size() == 1 ? " contract" : " contracts");
        String verb = failed.size() == 1 ? " does not hold: " : " do not hold: ";
        return new Conclusion(
                !failed.isEmpty(),
                unreadable,
                count + verb + names + ". Stories above, timelines in '" + reports + "'.");
    }
}
