package io.consumerproof.maven;

import io.consumerproof.junit.contract.Contracts;
import io.consumerproof.junit.contract.Spelling;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Why a module has no contract to judge.
 *
 * @param directory where they were looked for
 * @param declared whether the project or the command line names the directory
 * @param includes as they were told, may be empty
 * @param excludes as they were told, may be empty
 */
record NoContracts(Path directory, boolean declared, List<String> includes, List<String> excludes) {

    /** Whether somebody meant something else: what was named is not there, or leaves out all there is. */
    boolean isUnmeant() {
        return Files.isDirectory(directory) ? !all().isEmpty() : declared;
    }

    /** One or two sentences. */
    String sentence() {
        if (!Files.isDirectory(directory) && declared) {
            return "No contracts: consumerproof.contractsDirectory is '" + directory
                    + "', and there is no such directory. Name one, relative to the module or absolute.";
        }
        List<String> all = all();
        if (all.isEmpty()) {
            return "No contracts in '" + directory + "'.";
        }
        String patterns = clause("includes", includes)
                + (includes.isEmpty() || excludes.isEmpty() ? "" : " and ")
                + clause("excludes", excludes);
        return "No contracts in '" + directory + "': " + patterns + " leave out all there are, "
                + (all.size() == 1 ? "1 file" : all.size() + " files") + ", such as '" + all.get(0)
                + "'. Patterns are relative to that directory.";
    }

    private static String clause(String setting, List<String> patterns) {
        return patterns.isEmpty() ? "" : "consumerproof." + setting + " " + Spelling.list(patterns);
    }

    private List<String> all() {
        return Contracts.under(directory, List.of(), List.of()).stream()
                .map(each -> directory.relativize(each).toString().replace('\\', '/'))
                .toList();
    }
}
