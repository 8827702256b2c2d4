package io.consumerproof.maven;

import io.consumerproof.explore.Rank;
import io.consumerproof.junit.culprit.Difference;
import io.consumerproof.maven.Forks.Role;
import io.consumerproof.runner.Message;
import io.consumerproof.runner.Part;
import io.consumerproof.runner.SecondJvm;
import io.consumerproof.runner.Word;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Takes contracts through forks: judges that search, and a witness that runs what is told, and a sample of what is not,
 * once more. A fork that dies is replaced, and the next contract has its turn.
 */
final class Judging implements AutoCloseable {

    private final Forks forks;
    private final @Nullable SearchLimits limits;
    private final String replayCommand;
    private final Panel panel;
    private final Panel.Watching watching;
    private @Nullable Fork witness;
    /** Which judge has what is told of the contract at hand. */
    private int teller = 1;

    /**
     * Judges in {@code forks}.
     *
     * @param limits null where nothing is searched
     * @param replayCommand what a token is appended to, for people
     */
    Judging(Forks forks, @Nullable SearchLimits limits, String replayCommand) {
        this(forks, 1, limits, replayCommand, (judge, note) -> {});
    }

    /**
     * Judges in up to {@code judges} of {@code forks} at once.
     *
     * @param limits null where nothing is searched
     * @param replayCommand what a token is appended to, for people
     * @param watching told of what judges say while they search
     */
    Judging(Forks forks, int judges, @Nullable SearchLimits limits, String replayCommand, Panel.Watching watching) {
        this.forks = forks;
        this.panel = new Panel(forks, judges);
        this.watching = watching;
        this.limits = limits;
        this.replayCommand = replayCommand;
    }

    /** Searches, and has the result confirmed. */
    Told judge(Path file) {
        teller = 1;
        try {
            List<Searched> parts = panel.search(search(file), watching);
            for (Searched each : parts) {
                if (each.answer() != null && !each.isExplored()) {
                    teller = each.judge();
                    return told(file, each.answer());
                }
            }
            return explored(file, parts);
        } catch (ForkEndedException died) {
            return traced(file, search(file), died);
        }
    }

    /** What the parts of a search are together, told by the judge that has what is to be told. */
    private Told explored(Path file, List<Searched> parts) throws ForkEndedException {
        Message tell = command(Word.TELL, file);
        Message told = null;
        Rank found = null;
        List<String> missing = new ArrayList<>();
        for (Searched each : parts) {
            if (each.death() != null) {
                missing.add(each.missing());
            } else if (told == null || each.found().compareTo(Objects.requireNonNull(found)) < 0) {
                told = each.answer();
                found = each.found();
                teller = each.judge();
            }
        }
        for (Searched each : parts) {
            if (each.death() != null && (told == null || told.text("found").isEmpty())) {
                Optional<Told> cause = cause(file, each.command());
                if (told == null || cause.isPresent()) {
                    return cause.orElse(Death.of(file, each.death()));
                }
            } else if (each.answer() != null && each.judge() != teller) {
                tell = Part.with(tell, each.judge(), each.answer().text("part"));
            }
        }
        tell = missing.isEmpty() ? tell : tell.with("missing", String.join("\n", missing));
        return confirmedAndTold(file, tell, Objects.requireNonNull(told));
    }

    private Told confirmedAndTold(Path file, Message tell, Message answer) throws ForkEndedException {
        String open = answer.text("open");
        Message confirmed = open.isEmpty()
                ? confirmed(tell, file, List.of(answer.text("tokens").split(" ")))
                : asked(tell, run(file, open), Optional.empty());
        return told(file, panel.ask(teller, confirmed));
    }

    /** Tells {@code token}, if it belongs to the contract. */
    Told replay(Path file, String token) {
        teller = 1;
        try {
            Message replayed = panel.ask(teller, command(Word.REPLAY, file).with("token", token));
            boolean caught = replayed.fields().containsKey("caught");
            if (replayed.word() != Word.TOLD || replayed.is("fatal") || caught) {
                return told(file, replayed);
            }
            Message tell = replayed.fields().containsKey("open")
                    ? asked(command(Word.TELL, file), run(file, token), Optional.empty())
                    : confirmed(command(Word.TELL, file), file, List.of(token));
            return tell.fields().containsKey("token") ? told(file, panel.ask(teller, tell)) : told(file, replayed);
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
            panel.end(teller);
        }
        return Told.of(file, answer);
    }

    /** The command to tell what was explored or replayed, with the first difference that the witness shows. */
    private Message confirmed(Message tell, Path file, List<String> tokens) throws ForkEndedException {
        for (String token : tokens) {
            if (token.isEmpty()) {
                continue;
            }
            Message run = run(file, token);
            Message ours = panel.ask(teller, run.with("role", "judge"));
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
            Message theirs = askWitness(run.with("role", "witness"));
            if (theirs.word() == Word.RAN) {
                return Histories.difference(Path.of(ours.text("history")), Path.of(theirs.text("history")))
                        .map(first -> asked(tell, run, Optional.of(first)));
            }
            endWitness();
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

    private Told traced(Path file, Message search, ForkEndedException died) {
        return cause(file, search).orElse(Death.of(file, died));
    }

    /**
     * Why a judge has ended: searches once more in one that announces each call of user code, so that the place of death can be named.
     * Empty if this one comes through.
     */
    private Optional<Told> cause(Path file, Message search) {
        int judge = Integer.parseInt(search.fields().getOrDefault("fork", "1"));
        try {
            Message answer = panel.ask(judge, search.with("trace", "true"));
            panel.end(judge);
            return answer.word() == Word.EXPLORED ? Optional.empty() : Optional.of(Told.of(file, answer));
        } catch (ForkEndedException again) {
            return Optional.of(Death.of(file, again));
        }
    }

    private Message askWitness(Message command) throws ForkEndedException {
        Fork fork = witness;
        if (fork == null) {
            fork = forks.start(Role.WITNESS);
            witness = fork;
        }
        try {
            return fork.ask(command);
        } catch (ForkEndedException died) {
            endWitness();
            throw died;
        }
    }

    private void endWitness() {
        Fork fork = witness;
        witness = null;
        if (fork != null) {
            fork.close();
        }
    }

    @Override
    public void close() {
        panel.close();
        endWitness();
    }
}
