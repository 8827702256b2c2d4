package io.consumerproof.runner;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.ExplorationText;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Rank;
import io.consumerproof.explore.Replay;
import io.consumerproof.explore.ReplayToken;
import io.consumerproof.explore.Search;
import io.consumerproof.explore.Shard;
import io.consumerproof.history.History;
import io.consumerproof.junit.contract.Contract;
import io.consumerproof.junit.contract.ContractProblemsException;
import io.consumerproof.junit.contract.ContractReader;
import io.consumerproof.junit.contract.RegressionsFile;
import io.consumerproof.junit.culprit.Inquest;
import io.consumerproof.junit.trial.Judged;
import io.consumerproof.junit.trial.Trial;
import io.consumerproof.junit.trial.TrialSettings;
import io.consumerproof.report.JsonReport;
import io.consumerproof.report.Terminal;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Answers the commands of a goal, one after the other, on one thread. */
final class Desk {

    /** About what it takes to start a JVM. */
    private static final String ALONE_MILLIS = "500";

    private final Journal journal;
    private final Heart heart;
    private final UserOutput output;
    private final Reports reports;
    private final Duration watchdog;
    private final Pace pace;
    private @Nullable Contract contract;
    private Part part = new Part(Shard.WHOLE, 1, 1);
    private @Nullable Exploration explored;
    private String printed = "";
    private String replayCommand = "";

    Desk(Journal journal, Heart heart, UserOutput output, Reports reports, Duration watchdog, Pace pace) {
        this.journal = journal;
        this.heart = heart;
        this.output = output;
        this.reports = reports;
        this.watchdog = watchdog;
        this.pace = pace;
    }

    /** What {@code command} is answered with; never throws but for an error that must end the JVM. */
    @SuppressWarnings("IllegalCatch")
    Message answer(Message command) {
        try {
            replayCommand = command.fields().getOrDefault("replay-command", replayCommand);
            return switch (command.word()) {
                case JUDGE -> judge(command);
                case RUN -> ran(command);
                case TELL -> tell(command);
                case REPLAY -> replay(command);
                default -> bug("a fork is not told " + command.word());
            };
        } catch (ContractProblemsException unreadable) {
            String text = unreadable.problems().stream().map(Object::toString).collect(Collectors.joining("\n"));
            return Message.of(Word.PROBLEMS).with("text", text);
        } catch (Exception | LinkageError mistake) {
            StringWriter stack = new StringWriter();
            mistake.printStackTrace(new PrintWriter(stack));
            return bug(stack.toString());
        }
    }

    private Inquest inquest(Contract judged) {
        return new Inquest(judged.experiment(), settings(judged), judged.code());
    }

    private static Message bug(String text) {
        return Message.of(Word.BUG).with("text", text);
    }

    private Message judge(Message command) throws IOException {
        Contract read = read(command.text("file"));
        Optional<Judged> note = noteOfTests(read, command);
        if (note.isPresent()) {
            String line = note.get().line().lines().findFirst().orElse(read.name());
            return Message.of(Word.FOREIGN).with("name", read.name()).with("text", line + "   (judged by the tests)");
        }
        Experiment experiment = SearchSettings.of(command).applyTo(read.experiment());
        if (command.is("trace")) {
            experiment = Trace.of(experiment, journal);
        }
        output.keep();
        part = Part.of(command);
        explored = searched(read, experiment, command);
        printed = output.kept();
        Rank rank = explored.portion().found();
        Message answer = Message.of(Word.EXPLORED)
                .with("name", read.name())
                .with("part", ExplorationText.spell(explored))
                .with("found", rank == null ? "" : rank.toString())
                .with("tokens", String.join(" ", SampleTokens.of(explored)));
        Finding found = explored.finding();
        return found != null && Inquest.isOpen(found) ? answer.with("open", found.token()) : answer;
    }

    /** What is soon searched is searched by the first fork alone: no other has to start for it. */
    private Exploration searched(Contract read, Experiment experiment, Message command) {
        Search search = experiment.search();
        if (part.mayShare() && !command.is("trace")) {
            pace.alone(Duration.ofMillis(Long.parseLong(command.fields().getOrDefault("alone", ALONE_MILLIS))));
            Exploration alone = Trial.judge(experiment.search(search.shard(part.shard())), settings(read));
            if (alone.finding() != null || !pace.hasEnded()) {
                return alone;
            }
            journal.append(Message.of(Word.SHARED));
        }
        pace.together();
        return Trial.judge(experiment.search(search.shard(part.own())), settings(read));
    }

    /** What the tests of this build noted of the very same contract, if it passed there. */
    private static Optional<Judged> noteOfTests(Contract read, Message command) {
        if (command.text("judged").isEmpty()) {
            return Optional.empty();
        }
        Instant buildStart = Instant.ofEpochMilli(Long.parseLong(command.text("build-start")));
        String code = Judged.spell(read.experiment().identity().code());
        return Judged.read(Path.of(command.text("judged")), read.name(), buildStart)
                .filter(note -> note.passed() && note.isOf(read.digest(), code));
    }

    private Message ran(Message command) throws IOException {
        String token = command.text("token");
        Contract read = read(command.text("file"));
        Finding told = explored == null ? null : explored.finding();
        History history = told != null && told.token().equals(token)
                ? told.history()
                : Trial.again(read.experiment(), token, settings(read)).history();
        Path file = reports.history(command.text("role"), history);
        return Message.of(Word.RAN).with("history", file.toString());
    }

    private Message tell(Message command) throws IOException {
        Contract judged = Objects.requireNonNull(contract);
        Exploration exploration = part.join(Objects.requireNonNull(explored), command);
        if (command.fields().containsKey("token")) {
            exploration = inquest(judged)
                    .amongJvms(
                            exploration,
                            command.text("token"),
                            SecondJvm.difference(command),
                            SecondJvm.comparisons(command));
        }
        if (command.fields().containsKey("unwitnessed")) {
            exploration = SecondJvm.silent(exploration, command.text("unwitnessed"));
        }
        return told(judged, exploration).with("output", printed);
    }

    private Message told(Contract judged, Exploration exploration) throws IOException {
        Message told = report(judged, exploration);
        if (!part.shard().equals(Shard.WHOLE)) {
            reports.shard(judged.name(), ShardFile.of(told, judged.digest(), exploration));
        }
        return told;
    }

    private Message report(Contract judged, Exploration exploration) throws IOException {
        Finding finding = exploration.finding();
        boolean passed = exploration.passed();
        Message told = Message.of(Word.TOLD)
                .with("name", judged.name())
                .with("passed", Boolean.toString(passed))
                .with("text", text(exploration))
                .with("found", Terminal.found(exploration).strip())
                .with("exploration", JsonReport.of(exploration));
        reports.xml(judged.name(), exploration, replayCommand);
        Path page = reports.page(judged.name(), exploration);
        if (finding == null) {
            return told.with("sentence", String.join("; ", exploration.problems()));
        }
        String regressions = RegressionsFile.beside(judged.file()).name();
        return told.with("token", finding.token())
                .with("advice", Terminal.keep(exploration, regressions).stripTrailing())
                .with("keep", RegressionsFile.line(finding))
                .with("check", finding.violation().check())
                .with("sentence", finding.violation().sentence())
                .with("timeline", page.toString());
    }

    private String text(Exploration exploration) {
        if (exploration.passed()) {
            return Terminal.line(exploration).stripTrailing();
        }
        String text = exploration.finding() == null
                ? Terminal.problems(exploration)
                : Terminal.story(exploration, replayCommand);
        return text.stripTrailing();
    }

    private Message replay(Message command) throws IOException {
        String token = command.text("token");
        Contract read = read(command.text("file"));
        if (!ReplayToken.belongsTo(token, read.name())) {
            return Message.of(Word.FOREIGN).with("name", read.name());
        }
        output.keep();
        Replay replay = inquest(read).repeated(Trial.replay(read.experiment(), token, settings(read)), token);
        Finding finding = replay.finding();
        explored = Unfinished.exploration(read, finding);
        part = new Part(Shard.WHOLE, 1, 1);
        printed = output.kept();
        Message told = Message.of(Word.TOLD)
                .with("name", read.name())
                .with("passed", Boolean.toString(finding == null))
                .with(
                        "text",
                        Terminal.replay(replay, read.name(), replayCommand, token)
                                .stripTrailing())
                .with("output", printed)
                .with("token", token);
        if (finding != null && finding.kind() == Finding.Kind.NONDETERMINISM) {
            told = told.with(Inquest.isOpen(finding) ? "open" : "caught", token);
        }
        Path timeline = reports.timeline(read.name(), replay.history(), finding == null ? null : finding.violation());
        return told.with("timeline", timeline.toString())
                .with("sentence", finding == null ? "" : finding.violation().sentence())
                .with("check", finding == null ? "" : finding.violation().check());
    }

    private Contract read(String file) {
        if (contract != null && contract.file().toString().equals(file)) {
            return contract;
        }
        Contract before = contract;
        contract = null;
        if (before != null) {
            before.close();
        }
        heart.guard(Path.of(file).getFileName() + ": user code that the contract names");
        try {
            contract = ContractReader.read(Path.of(file), Desk.class.getClassLoader());
            explored = null;
            return contract;
        } finally {
            heart.release();
        }
    }

    private TrialSettings settings(Contract judged) {
        return new TrialSettings(watchdog, finding -> tellFatal(judged, finding), pace);
    }

    /** Called by the trial's watchdog just before it ends this JVM: whatever is to be told is told now. */
    private void tellFatal(Contract judged, Finding finding) {
        try {
            Exploration ended = Unfinished.exploration(judged, finding);
            journal.append(told(judged, ended).with("fatal", "true"));
        } catch (IOException unwritable) {
            journal.append(bug("no report can be written: " + unwritable));
        }
    }
}
