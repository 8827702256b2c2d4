package io.consumerproof.maven;

import io.consumerproof.runner.Message;
import io.consumerproof.runner.Runner;
import io.consumerproof.runner.Word;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A fork that is a process: commands go to its standard input, answers come from its journal. */
final class JavaFork implements Fork {

    private static final long POLL_MILLIS = 10;

    private final Process process;
    private final OutputStream commands;
    private final JournalTail journal;
    private final Path log;
    private final Duration silence;
    private volatile String where = "";

    /**
     * The fork that {@code process} is.
     *
     * @param log where the process prints
     * @param silence after which the fork is taken for hung and ended
     */
    JavaFork(Process process, JournalTail journal, Path log, Duration silence) {
        this.process = process;
        this.commands = process.getOutputStream();
        this.journal = journal;
        this.log = log;
        this.silence = silence;
    }

    @Override
    public Message ask(Message command, Consumer<Message> notes) throws ForkEndedException {
        tell(command);
        return answer(notes);
    }

    @Override
    public void tell(Message message) {
        try {
            synchronized (commands) {
                commands.write((message.line() + '\n').getBytes(StandardCharsets.UTF_8));
                commands.flush();
            }
        } catch (IOException endedBeforeItRead) {
            // Its exit code, or an answer that it still gave, says more than the broken pipe.
            where = "";
        }
    }

    /** The next message that answers something; {@code notes} gets the others. */
    Message answer(Consumer<Message> notes) throws ForkEndedException {
        long heardNanos = System.nanoTime();
        while (true) {
            boolean ended = !process.isAlive();
            Message message = next();
            if (message == null) {
                if (ended) {
                    throw ended(howItEnded(process.exitValue()));
                }
                if (System.nanoTime() - heardNanos > silence.toNanos()) {
                    close();
                    throw ended("gave no sign of life for " + silence.toSeconds() + " s and was ended");
                }
                pause();
                continue;
            }
            heardNanos = System.nanoTime();
            if (message.word() == Word.AT) {
                where = "run " + message.text("run") + " at " + message.text("where");
            } else if (message.word() == Word.BEAT || message.word() == Word.SHARED) {
                notes.accept(message);
            } else {
                return message;
            }
        }
    }

    private @Nullable Message next() {
        try {
            return journal.next();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private void pause() throws ForkEndedException {
        try {
            process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException buildIsCancelled) {
            close();
            Thread.currentThread().interrupt();
            throw ended("was ended with the build");
        }
    }

    private ForkEndedException ended(String how) {
        return new ForkEndedException(how, where, log);
    }

    private static String howItEnded(int exitCode) {
        return exitCode == Runner.EXIT_OUT_OF_MEMORY ? "ran out of memory" : "ended with exit code " + exitCode;
    }

    /** Whether the JVM ended since it iterates unordered collections in the other direction than it was asked for. */
    boolean hasOtherFingerprint() {
        return !process.isAlive() && process.exitValue() == Runner.HALT_OTHER_FINGERPRINT;
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            commands.close();
        } catch (IOException alreadyEnded) {
            // Nothing is left to be told.
            where = "";
        }
    }
}
