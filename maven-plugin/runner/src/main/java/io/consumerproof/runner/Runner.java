package io.consumerproof.runner;

import io.consumerproof.explore.Rank;
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
        Pace pace = new Pace();
        Heart heart = new Heart(journal, watchdog.plus(READING), pace);
        Desk desk = new Desk(journal, heart, output, new Reports(Path.of(arguments[1])), watchdog, pace);
        BlockingQueue<Message> queue = new LinkedBlockingQueue<>();
        listen(commands, queue, pace);
        heart.start();
        journal.append(Message.of(Word.READY));
        while (true) {
            journal.append(desk.answer(queue.take()));
        }
    }

    /** Reads ahead, so that this JVM notices the end of its goal whatever it is busy with. */
    private static void listen(InputStream commands, BlockingQueue<Message> queue, Pace pace) {
        Thread listener = new Thread(() -> readAll(commands, queue, pace), "consumerproof-commands");
        listener.setDaemon(true);
        listener.start();
    }

    private static void readAll(InputStream commands, BlockingQueue<Message> queue, Pace pace) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(commands, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                hear(Message.parse(line), queue, pace);
            }
        } catch (IOException goalIsGone) {
            Runtime.getRuntime().halt(1);
        }
        Runtime.getRuntime().halt(0);
    }

    /** What is not answered is heard at once; all else has its turn. */
    private static void hear(Message command, BlockingQueue<Message> queue, Pace pace) {
        if (command.word() == Word.ENOUGH) {
            pace.found(Rank.parse(command.text("rank")));
            return;
        }
        if (command.word() == Word.JUDGE) {
            pace.reset();
        }
        queue.add(command);
    }
}
