package io.consumerproof.maven;

import io.consumerproof.runner.Message;
import io.consumerproof.runner.Word;
import java.nio.file.Path;

/**
 * What is told of one contract.
 *
 * @param file the contract's file
 * @param name the contract's name; its file's name where it could not be read
 * @param outcome what became of it
 * @param text for the terminal, without a final line feed
 * @param found how the search came to it; empty where it found nothing
 * @param sentence what is wrong, in one sentence; empty if nothing is
 * @param check the violated check; may be empty
 * @param token replays the told run; may be empty
 * @param timeline path of the HTML page; may be empty
 * @param output what user code printed in the told run; may be empty
 * @param advice how to keep the told run, a line for the terminal; empty if it is not worth keeping
 * @param keep the line that keeps it; empty if it is not worth keeping
 * @param exploration what was tried and what each check says, as JSON; empty where no search came to an end
 */
record Told(
        Path file,
        String name,
        Outcome outcome,
        String text,
        String found,
        String sentence,
        String check,
        String token,
        String timeline,
        String output,
        String advice,
        String keep,
        String exploration) {

    /** What became of a contract. */
    enum Outcome {
        /** Every promise holds within the bound. */
        PASSED,
        /** Something was found, or a check is vacuous or undecided. */
        FAILED,
        /** It cannot be read. */
        UNREADABLE,
        /** A mistake of ours. */
        BUG,
        /** It was not its turn: the token belongs elsewhere, or the tests judged it. */
        PASSED_OVER
    }

    /** What {@code answer} tells of the contract in {@code file}. */
    static Told of(Path file, Message answer) {
        String fallback = String.valueOf(file.getFileName());
        return new Told(
                file,
                answer.fields().getOrDefault("name", fallback),
                outcome(answer),
                answer.text("text"),
                answer.text("found"),
                answer.text("sentence"),
                answer.text("check"),
                answer.text("token"),
                answer.text("timeline"),
                answer.text("output"),
                answer.text("advice"),
                answer.text("keep"),
                answer.text("exploration"));
    }

    /** A contract that could not be judged to its end. */
    static Told failed(Path file, String text, String sentence) {
        String name = String.valueOf(file.getFileName());
        return new Told(file, name, Outcome.FAILED, text, "", sentence, "", "", "", "", "", "", "");
    }

    private static Outcome outcome(Message answer) {
        if (answer.word() == Word.TOLD) {
            return answer.is("passed") ? Outcome.PASSED : Outcome.FAILED;
        }
        if (answer.word() == Word.PROBLEMS) {
            return Outcome.UNREADABLE;
        }
        return answer.word() == Word.FOREIGN ? Outcome.PASSED_OVER : Outcome.BUG;
    }
}
