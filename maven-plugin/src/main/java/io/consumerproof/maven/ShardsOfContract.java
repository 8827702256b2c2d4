package io.consumerproof.maven;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Portions;
import io.consumerproof.explore.Rank;
import io.consumerproof.explore.Shard;
import io.consumerproof.maven.Told.Outcome;
import io.consumerproof.report.JsonReport;
import io.consumerproof.report.Terminal;
import io.consumerproof.runner.Message;
import io.consumerproof.runner.ShardFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The shards of one contract's search, put together. */
final class ShardsOfContract {

    private final String name;
    private final SortedMap<Integer, ShardFile> shards = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();
    private final ShardFile first;

    /**
     * Of the contract {@code name}.
     *
     * @param files at least one
     */
    ShardsOfContract(String name, List<ShardFile> files) {
        this.name = name;
        this.first = files.get(0);
        files.forEach(this::add);
        int of = shard(first).of();
        for (int number = 1; number <= of; number++) {
            if (!shards.containsKey(number)) {
                problems.add("shard " + number + "/" + of + " is missing");
            }
        }
    }

    private static Shard shard(ShardFile each) {
        return each.exploration().portion().shard();
    }

    private void add(ShardFile each) {
        if (!each.digest().equals(first.digest())) {
            problems.add("'" + each.file() + "' is of another state of the contract or its code than '" + first.file()
                    + "'");
        } else if (shard(each).of() != shard(first).of()) {
            problems.add("'" + each.file() + "' is shard " + shard(each) + ", '" + first.file() + "' is shard "
                    + shard(first) + ": they are not of one search");
        } else {
            ShardFile twin = shards.putIfAbsent(shard(each).number(), each);
            if (twin != null) {
                problems.add("shard " + shard(each) + " is there twice, in '" + twin.file() + "' and in '" + each.file()
                        + "'");
            }
        }
    }

    /** What all shards say together. */
    Exploration exploration() {
        Exploration joined = Portions.join(
                Shard.WHOLE,
                shards.values().stream().map(ShardFile::exploration).toList());
        if (problems.isEmpty()) {
            return joined;
        }
        List<String> all = new ArrayList<>(joined.problems());
        problems.forEach(each -> all.add(Exploration.cutShort(each)));
        return joined.problems(all).statement(joined.statement().notExhaustive());
    }

    /** What is told of them: the story of what comes first in the order of the search, else the statement. */
    Told told() {
        Exploration whole = exploration();
        ShardFile found = found();
        boolean passed = whole.passed();
        Message story = found == null ? Message.of(first.told().word()) : found.told();
        String tried = passed ? Terminal.line(whole) : Terminal.problems(whole);
        String text = found == null ? tried.stripTrailing() : story.text("text") + "\n\n" + beside(whole);
        return new Told(
                Path.of(name),
                name,
                passed ? Outcome.PASSED : Outcome.FAILED,
                text,
                story.text("found"),
                String.join("; ", whole.problems()),
                story.text("check"),
                story.text("token"),
                story.text("timeline"),
                "",
                story.text("advice"),
                "",
                JsonReport.of(whole));
    }

    /** What a story does not say: what was tried, and why that is not all. */
    private String beside(Exploration whole) {
        List<String> lines = new ArrayList<>();
        lines.add("  Tried  " + Terminal.tried(whole.statement()));
        problems.forEach(each -> lines.add("  Lacks  " + each));
        return String.join("\n", lines);
    }

    private @Nullable ShardFile found() {
        ShardFile best = null;
        Rank least = null;
        for (ShardFile each : shards.values()) {
            Rank rank = each.exploration().portion().found();
            if (rank != null && (least == null || rank.compareTo(least) < 0)) {
                best = each;
                least = rank;
            }
        }
        return best;
    }
}
