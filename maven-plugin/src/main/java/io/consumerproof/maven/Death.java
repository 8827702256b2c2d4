package io.consumerproof.maven;

import java.nio.file.Path;

/** Tells of a contract whose JVM ended without a word. */
final class Death {

    private Death() {}

    static Told of(Path file, ForkEndedException died) {
        return died.isBeforeItsStart() ? unstarted(file, died) : ended(file, died);
    }

    private static Told unstarted(Path file, ForkEndedException died) {
        String sentence =
                "The JVM that was to run the contract did not start: " + died.said() + ", and " + died.how() + ".";
        String text = String.join(
                "\n",
                "✗ " + file.getFileName() + "   has no JVM",
                "",
                "  " + sentence,
                "",
                "  Why    java does not take its options, or finds no memory for them; none of the project's code has run.",
                "  Cure   mend consumerproof.argLine" + died.options() + "; other options than that are ours.",
                "  Log    " + died.log());
        return Told.failed(file, text, sentence);
    }

    private static Told ended(Path file, ForkEndedException died) {
        String where = died.where().isEmpty() ? "" : " in " + died.where();
        String sentence = "The JVM that ran the contract " + died.how() + where + ".";
        String text = String.join(
                "\n",
                "✗ " + file.getFileName() + "   ends the JVM",
                "",
                "  " + sentence,
                "",
                "  Why    user code, or native code that it calls, ended its JVM without an exception: a halt, a crash, no memory.",
                "  Cure   let the consumer throw instead; where memory is short, raise it with -Dconsumerproof.argLine=-Xmx1g.",
                "  Log    " + died.log());
        return Told.failed(file, text, sentence);
    }
}
