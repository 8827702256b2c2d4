package io.consumerproof.runner;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.ExplorationText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What one shard of a search is remembered by until all of them are put together: a file with one message.
 *
 * @param file where it was read
 * @param told what was told of the shard
 * @param exploration what its search ended with, without the finding
 */
public record ShardFile(Path file, Message told, Exploration exploration) {

    /** How the names of such files end. */
    public static final String SUFFIX = ".shard";

    private static final String DIGEST = "digest";
    private static final String SHARD = "shard";

    static Message of(Message told, String digest, Exploration exploration) {
        return told.with(DIGEST, digest).with(SHARD, ExplorationText.spell(exploration));
    }

    /**
     * What is in {@code file}.
     *
     * @throws IOException if it cannot be read, or holds something else
     */
    public static ShardFile read(Path file) throws IOException {
        String line = Files.readString(file, StandardCharsets.UTF_8).strip();
        try {
            Message told = Message.parse(line);
            return new ShardFile(file, told, ExplorationText.parse(told.text(SHARD)));
        } catch (IllegalArgumentException other) {
            throw new IOException("'" + file + "' is no report of a shard: " + other.getMessage(), other);
        }
    }

    /** What the contract and its code were then. */
    public String digest() {
        return told.text(DIGEST);
    }
}
