package io.consumerproof.maven;

import io.consumerproof.runner.ShardFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The reports of shards that several machines have left. */
final class ShardReports {

    private ShardReports() {}

    /** Those in {@code directories} and below, by contract, sorted by name. */
    static List<ShardsOfContract> in(List<Path> directories) throws IOException {
        SortedMap<String, List<ShardFile>> byName = new TreeMap<>();
        for (Path directory : directories) {
            for (Path file : files(directory)) {
                ShardFile shard = ShardFile.read(file);
                byName.computeIfAbsent(shard.exploration().name(), any -> new ArrayList<>())
                        .add(shard);
            }
        }
        List<ShardsOfContract> contracts = new ArrayList<>();
        byName.forEach((name, files) -> contracts.add(new ShardsOfContract(name, files)));
        return contracts;
    }

    private static List<Path> files(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            throw new IOException("'" + directory + "' is no directory");
        }
        try (Stream<Path> all = Files.walk(directory)) {
            return all.filter(each -> each.toString().endsWith(ShardFile.SUFFIX) && Files.isRegularFile(each))
                    .sorted()
                    .toList();
        }
    }
}
