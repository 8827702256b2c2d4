package io.consumerproof.maven;

import io.consumerproof.junit.culprit.Difference;
import io.consumerproof.maven.Forks.Role;
import io.consumerproof.runner.Message;
import io.consumerproof.runner.SecondJvm;
import io.consumerproof.runner.Word;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Takes contracts through two forks: a judge that searches, and a witness that runs what is told, and a sample of what is not,
 * once more. A fork that dies is replaced, and the next contract has its turn.
 */
final class Judging implements AutoCloseable {

    private final Forks forks;
    private final @Nullable SearchLimits limits;
    private final String replayCommand;
    private final Map<Role, Fork> running = new EnumMap<>(Role.class);

    /**
     * Judges in {@code forks}.
     *
     * @param limits null where nothing is searched
     * @param replayCommand what a token is appended to, for people
     */
    Judging(Forks forks, @Nullable SearchLimits limits, String replayCommand) {
        this.forks = forks;
        this.limits = limits;
        this.replayCommand = replayCommand;
    }

    /** Searches, and has the result confirmed. */
    Told judge(Path file) {
        try {
            Message answer = ask(Role.JUDGE, search(file));
            if (answer.word() != Word.EXPLORED) {
                return told(file, answer);
            }
            String open = answer.text("open");
            Message tell = open.isEmpty()
                    ? confirmed(file, List.of(answer.text("tokens").split(" ")))
                    : asked(command(Word.TELL, file), run(file, open), Optional.empty());
            return told(file, ask(Role.JUDGE, tell));
        } catch (ForkEndedException died) {
            return traced(file, died);
        }
    }

    /** Tells {@code token}, if it belongs to the contract. */
    Told replay(Path file, String token) {
        try {
            Message replayed = ask(Role.JUDGE, command(Word.REPLAY, file).with("token", token));
            boolean caught = replayed.fields().containsKey("caught");
            if (replayed.word() != Word.TOLD || replayed.is("fatal") || caught) {
                return told(file, replayed);
            }
            Message tell = replayed.fields().containsKey("open")
                    ? asked(command(Word.TELL, file), run(file, token), Optional.empty())
                    : confirmed(file, List.of(token));
            return tell.fields().containsKey("token") ? told(file, ask(Role.JUDGE, tell)) : told(file, replayed);
        } catch (ForkEndedException died) {
            return Death.of(file, died);
        }
    }

    private Message command(Word word, Path file) {
        return Message.of(word).with("file", file.toString()).with("replay-command", replayCommand);
    }

    private Message search(Path file) {
        Message command = command(Word.JUDGE, file);
        return limits == null ? command : limits.addTo(command);
    }

    private Told told(Path file, Message answer) {
        if (answer.is("fatal") || answer.word() == Word.BUG) {
            end(Role.JUDGE);
        }
        return Told.of(file, answer);
    }

    /** The command to tell what was explored or replayed, with the first difference that the witness shows. */
    private Message confirmed(Path file, List<String> tokens) throws ForkEndedException {
        Message tell = command(Word.TELL, file);
        for (String token : tokens) {
            if (token.isEmpty()) {
                continue;
            }
            Message run = run(file, token);
            Message ours = ask(Role.JUDGE, run.with("role", "judge"));
            if (ours.word() != Word.RAN) {
                return tell;
            }
            Optional<Message> objection = objection(tell, run, ours);
            if (objection.isPresent()) {
                return objection.get();
            }
        }
        return tell;
    }

    /** The command to tell what the witness makes of {@code run}; empty if it makes the same history. */
    private Optional<Message> objection(Message tell, Message run, Message ours) {
        try {
            Message theirs = ask(Role.WITNESS, run.with("role", "witness"));
            if (theirs.word() == Word.RAN) {
                return Histories.difference(Path.of(ours.text("history")), Path.of(theirs.text("history")))
                        .map(first -> asked(tell, run, Optional.of(first)));
            }
            end(Role.WITNESS);
            String text = theirs.text("text").lines().findFirst().orElse("");
            boolean made = theirs.word() == Word.TOLD;
            return Optional.of(made ? died(tell, run, "answers: " + text) : tell.with("unwitnessed", text));
        } catch (ForkEndedException died) {
            return Optional.of(died(tell, run, died.how()));
        }
    }

    private static Message died(Message tell, Message run, String how) {
        Difference first = new Difference(0, "a run that ends", "a JVM that " + how);
        return SecondJvm.tell(tell, run.text("token"), first, Inquiry.NOTHING_COMPARED);
    }

    private Message run(Path file, String token) {
        return command(Word.RUN, file).with("token", token);
    }

    /** The command to tell that {@code run} has two histories, with what further JVMs make of it; {@code first} if it is known. */
    private Message asked(Message tell, Message run, Optional<Difference> first) {
        return new Inquiry(forks, run).tell(tell, first);
    }

    /** Judges once more in a fork that announces each call of user code, so that the place of death can be named. */
    private Told traced(Path file, ForkEndedException died) {
        try {
            Message command = search(file).with("trace", "true");
            Message answer = ask(Role.JUDGE, command);
            end(Role.JUDGE);
            return answer.word() == Word.EXPLORED ? Death.of(file, died) : Told.of(file, answer);
        } catch (ForkEndedException again) {
            return Death.of(file, again);
        }
    }

    private Message ask(Role role, Message command) throws ForkEndedException {
        Fork fork = running.get(role);
        if (fork == null) {
            fork = forks.start(role);
            running.put(role, fork);
        }
        try {
            return fork.ask(command);
        } catch (ForkEndedException died) {
            end(role);
            throw died;
        }
    }

    private void end(Role role) {
        Fork fork = running.remove(role);
        if (fork != null) {
            fork.close();
        }
    }

    @Override
    public void close() {
        end(Role.JUDGE);
        end(Role.WITNESS);
    }
}
