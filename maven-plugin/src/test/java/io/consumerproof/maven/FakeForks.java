package io.consumerproof.maven;

import io.consumerproof.runner.Message;
import io.consumerproof.runner.Word;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Forks that answer as a test tells them, and remember what they were asked. */
final class FakeForks implements Forks {

    /** What a fake fork answers. */
    @FunctionalInterface
    interface Answers {
        Message answer(Role role, int fork, Message command) throws ForkEndedException;
    }

    private final Answers answers;
    private final List<String> events = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger started = new AtomicInteger();
    private boolean isShared;

    FakeForks(Answers answers) {
        this.answers = answers;
    }

    /** {@code judge 1 starts}, {@code judge 1 JUDGE}, {@code judge 1 ends}, in order. */
    List<String> events() {
        return events;
    }

    /** The first judge finds that every search takes long. */
    FakeForks sharing() {
        isShared = true;
        return this;
    }

    static ForkEndedException death(String where) {
        return new ForkEndedException("ended with exit code 137", where, Path.of("judge-1.log"));
    }

    static Message explored(String tokens) {
        return Message.of(Word.EXPLORED).with("name", "orders").with("tokens", tokens);
    }

    static Message told(boolean passed) {
        return Message.of(Word.TOLD)
                .with("name", "orders")
                .with("passed", Boolean.toString(passed))
                .with("text", passed ? "✓ orders" : "✗ orders");
    }

    @Override
    public Fork start(Role role) {
        int number = started.incrementAndGet();
        String name = (role == Role.JUDGE ? "judge " : "witness ") + number;
        events.add(name + " starts");
        return new Fork() {
            @Override
            public Message ask(Message command, Consumer<Message> notes) throws ForkEndedException {
                events.add(name + " " + command.word());
                if (isShared && command.text("fork").equals("1") && !command.is("trace")) {
                    notes.accept(Message.of(Word.SHARED));
                }
                return answers.answer(role, number, command);
            }

            @Override
            public void tell(Message message) {
                events.add(name + " is told " + message.word() + " " + message.text("rank"));
            }

            @Override
            public void close() {
                events.add(name + " ends");
            }
        };
    }
}
