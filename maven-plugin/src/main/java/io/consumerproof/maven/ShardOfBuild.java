package io.consumerproof.maven;

import io.consumerproof.explore.Shard;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which part of every search a build makes: as it is told, else by what CI systems say in the environment. */
final class ShardOfBuild {

    /**
     * A pair of variables.
     *
     * @param index which part
     * @param total how many
     * @param base the number of the first part
     */
    private record Convention(String index, String total, int base) {}

    /**
     * The first that is set wins.
     *
     * @source Bazel, Test encyclopedia: TEST_SHARD_INDEX from 0, TEST_TOTAL_SHARDS
     * @source GitLab, predefined variables: CI_NODE_INDEX from 1, CI_NODE_TOTAL
     * @source CircleCI, built-in variables: CIRCLE_NODE_INDEX from 0, CIRCLE_NODE_TOTAL
     * @source Kubernetes, indexed jobs: JOB_COMPLETION_INDEX from 0; how many there are the pod has to be told
     */
    private static final List<Convention> CONVENTIONS = List.of(
            new Convention("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0),
            new Convention("CI_NODE_INDEX", "CI_NODE_TOTAL", 1),
            new Convention("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
            new Convention("JOB_COMPLETION_INDEX", "JOB_COMPLETIONS", 0));

    private ShardOfBuild() {}

    /**
     * The shard that {@code told} spells; if nothing is told, that of {@code environment}, where an empty value counts as none; else
     * the whole.
     *
     * @throws IllegalArgumentException if it is no shard; the message names what says so
     */
    static Shard of(@Nullable String told, Map<String, String> environment) {
        if (told != null && !told.isBlank()) {
            return checked("consumerproof.shard", told);
        }
        for (Convention each : CONVENTIONS) {
            String index = environment.getOrDefault(each.index, "");
            String total = environment.getOrDefault(each.total, "");
            if (!index.isBlank() && !total.isBlank()) {
                return checked(
                        each.index + "=" + index + ", " + each.total + "=" + total,
                        number(each, index) + "/" + total.strip());
            }
        }
        return Shard.WHOLE;
    }

    private static Shard checked(String source, String text) {
        try {
            return Shard.parse(text);
        } catch (IllegalArgumentException none) {
            throw new IllegalArgumentException(source + ": " + none.getMessage(), none);
        }
    }

    /** From 1; what is no number stays as it is, and is rejected with its source. */
    private static String number(Convention convention, String index) {
        boolean isNumber = index.strip().matches("\\d{1,6}");
        return isNumber ? Integer.toString(Integer.parseInt(index.strip()) + 1 - convention.base) : index.strip();
    }
}
