package io.consumerproof.explore;

import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Prng;
import io.consumerproof.choice.RandomChoices;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.choice.ReplayedChoices;
import io.consumerproof.choice.Schedule;
import io.consumerproof.history.History;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Writes tokens with the digests of their runs, and, in a JVM of its own, makes these runs again and compares. */
final class ReplayedElsewhere {

    private ReplayedElsewhere() {}

    /** {@code count} different schedules of a case: single picks, then random ones, a third of them without one of the records. */
    static Set<String> lines(TokenCases of, int count) {
        Experiment experiment = of.small().experiment();
        Runs runs = new Runs(experiment);
        Set<String> lines = new LinkedHashSet<>();
        RecordedChoices plain = runs.make(Choices.DULLEST, List.of()).trace();
        for (int index = 0; index < plain.size() && lines.size() < count / 2; index++) {
            for (int option = 1; option < plain.at(index).options() && lines.size() < count; option++) {
                Choices single = new ReplayedChoices(Schedule.DULLEST.plus(index, option));
                lines.add(line(of, experiment, runs.make(single, List.of())));
            }
        }
        Prng prng = new Prng(of.ordinal());
        while (lines.size() < count) {
            Choices random = new RandomChoices(new Prng(prng.nextLong()), 2 + prng.nextInt(30));
            List<Integer> omitted = prng.nextInt(3) == 0 ? List.of(prng.nextInt(4)) : List.of();
            lines.add(line(of, experiment, runs.make(random, omitted)));
        }
        return lines;
    }

    private static String line(TokenCases of, Experiment experiment, RunResult run) {
        String token = ReplayToken.spell(experiment.identity(), 0, run.trace(), run.trims());
        return of + " " + token + " " + digest(run.history());
    }

    private static String digest(History history) {
        try {
            byte[] text = history.text().getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Replays every line of a file; says how many, then each that differs. */
    public static void main(String[] arguments) throws IOException {
        Map<TokenCases, Runs> runs = new EnumMap<>(TokenCases.class);
        int replayed = 0;
        StringBuilder differing = new StringBuilder();
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            String[] words = line.split(" ", -1);
            ReplayToken token = ReplayToken.parse(words[1]);
            TokenChoices choices = new TokenChoices(token);
            History history = runs.computeIfAbsent(
                            TokenCases.named(words[0]),
                            of -> new Runs(of.small().experiment()))
                    .make(choices, token.trims())
                    .history();
            replayed++;
            if (choices.divergence() != null || !digest(history).equals(words[2])) {
                String how = Objects.requireNonNullElse(choices.divergence(), history.text());
                differing.append(line).append('\n').append(how).append('\n');
            }
        }
        System.out.println(replayed + " replayed");
        System.out.print(differing);
    }
}
