package io.consumerproof.runner;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.ExplorationText;
import io.consumerproof.explore.Portions;
import io.consumerproof.explore.Shard;
import java.util.ArrayList;
import java.util.List;

/**
 * Which part of a search a fork makes.
 *
 * @param shard what all forks of the goal make together
 * @param fork which fork this is, from 1
 * @param forks how many there are
 */
public record Part(Shard shard, int fork, int forks) {

    private static final String PART = "part-";

    /** The part that {@code command} asks for. */
    static Part of(Message command) {
        String shard = command.text("shard");
        return new Part(
                shard.isEmpty() ? Shard.WHOLE : Shard.parse(shard),
                Integer.parseInt(command.fields().getOrDefault("fork", "1")),
                Integer.parseInt(command.fields().getOrDefault("forks", "1")));
    }

    /** {@code command}, for one of several forks. */
    public static Message asked(Message command, int fork, int forks) {
        return command.with("fork", Integer.toString(fork)).with("forks", Integer.toString(forks));
    }

    /** {@code tell}, with the spelled part of another fork. */
    public static Message with(Message tell, int fork, String part) {
        return tell.with(PART + fork, part);
    }

    /** Whether others may take over a share. */
    boolean mayShare() {
        return forks > 1 && fork == 1;
    }

    Shard own() {
        return shard.part(fork, forks);
    }

    /** {@code own}, together with the parts that {@code tell} brings from other forks. */
    Exploration join(Exploration own, Message tell) {
        List<Exploration> parts = new ArrayList<>(List.of(own));
        tell.fields().forEach((name, text) -> {
            if (name.startsWith(PART)) {
                parts.add(ExplorationText.parse(text));
            }
        });
        Exploration whole = parts.size() == 1 ? own : Portions.join(shard, parts);
        return tell.text("missing").isEmpty() ? whole : incomplete(whole, tell.text("missing"));
    }

    private static Exploration incomplete(Exploration whole, String missing) {
        List<String> problems = new ArrayList<>(whole.problems());
        missing.lines().forEach(problems::add);
        return whole.problems(problems).statement(whole.statement().notExhaustive());
    }
}
