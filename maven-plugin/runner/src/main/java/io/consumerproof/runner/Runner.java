package io.consumerproof.runner;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * What a goal starts in a JVM of its own, on the test class path of the project under test. It takes commands from its standard
 * input, one {@link Message} a line, answers in a journal, and ends when its input does.
 */
public final class Runner {

    /** How the JVM ends when it has not the fingerprint it was asked for; starting it once more may help. */
    public static final int HALT_OTHER_FINGERPRINT = 73;

    /** How the JVM ends by itself when its heap is full. */
    public static final int EXIT_OUT_OF_MEMORY = 3;

    /** Classes are loaded and databases opened while a contract is read: on a busy machine that takes its time. */
    private static final Duration READING = Duration.ofSeconds(30);

    private Runner() {}

    /**
     * Serves commands until the input ends.
     *
     * @param arguments the journal's file; what is in the reports' directory; milliseconds a run may take; optionally the
     *     fingerprint that this JVM has to have
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (arguments.length > 3 && !arguments[3].equals(Fingerprint.ofThisJvm())) {
            Runtime.getRuntime().halt(HALT_OTHER_FINGERPRINT);
        }
        InputStream commands = System.in;
        UserOutput output = UserOutput.install();
        Journal journal = Journal.at(Path.of(arguments[0]));
        Duration watchdog = Duration.ofMillis(Long.parseLong(arguments[2]));
        Heart heart = new Heart(journal, watchdog.plus(READING));
        Desk desk = new Desk(journal, heart, output, new Reports(Path.of(arguments[1])), watchdog);
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        listen(commands, lines);
        heart.start();
        journal.append(Message.of(Word.READY));
        while (true) {
            journal.append(desk.answer(Message.parse(lines.take())));
        }
    }

    /** Reads ahead, so that this JVM notices the end of its goal whatever it is busy with. */
    private static void listen(InputStream commands, BlockingQueue<String> lines) {
        Thread listener = new Thread(() -> readAll(commands, lines), "consumerproof-commands");
        listener.setDaemon(true);
        listener.start();
    }

    private static void readAll(InputStream commands, BlockingQueue<String> lines) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(commands, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(line);
            }
        } catch (IOException goalIsGone) {
            Runtime.getRuntime().halt(1);
        }
        Runtime.getRuntime().halt(0);
    }
}
