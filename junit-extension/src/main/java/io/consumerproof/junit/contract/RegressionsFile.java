package io.consumerproof.junit.contract;

import io.consumerproof.check.Checks;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Regression;
import io.consumerproof.explore.ReplayToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The file beside a contract that keeps runs which broke it once: {@code orders.regressions.yaml} beside {@code orders.yaml}. A list,
 * so that one more line keeps one more run.
 */
public final class RegressionsFile {

    static final String SUFFIX = ".regressions.yaml";

    private static final String HEAD = "# Runs that broke this contract once. They are tried before all others.\n";
    private static final String SECTION = "regression";
    private static final int MOST_CHARACTERS = 200;

    private final Path file;

    private RegressionsFile(Path file) {
        this.file = file;
    }

    /** That of {@code contract}; there may be none yet. */
    public static RegressionsFile beside(Path contract) {
        String name = String.valueOf(contract.getFileName()).replaceFirst("\\.[^.]*$", "");
        return new RegressionsFile(contract.resolveSibling(name + SUFFIX));
    }

    /** Its name without folders. */
    public String name() {
        return String.valueOf(file.getFileName());
    }

    /** The line that keeps the run of {@code finding}, without a line feed; empty if it is not worth keeping. */
    public static String line(Finding finding) {
        if (!finding.isWorthKeeping()) {
            return "";
        }
        return "- {token: " + finding.token() + ", check: "
                + finding.violation().check() + ", found: "
                + quoted(finding.violation().sentence()) + "}";
    }

    /**
     * Keeps one more run.
     *
     * @param line as {@link #line} makes it
     * @return the file
     */
    public Path keep(String line) throws IOException {
        String before = Files.exists(file) ? Files.readString(file) : HEAD;
        String ended = before.isEmpty() || before.endsWith("\n") ? before : before + "\n";
        Files.writeString(
                file, ended + line + "\n", StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        return file;
    }

    /** JSON's spelling, which is YAML's too. */
    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        int fits = Math.min(text.codePointCount(0, text.length()), MOST_CHARACTERS);
        text.codePoints().limit(fits).forEach(point -> {
            if (point == '"' || point == '\\') {
                quoted.append('\\').appendCodePoint(point);
            } else if (Problem.isSeen(point)) {
                quoted.appendCodePoint(point);
            } else {
                Character.toString(point).chars().forEach(unit -> quoted.append("\\u")
                        .append(Integer.toHexString(0x10000 | unit), 1, 5));
            }
        });
        return quoted.append(fits == MOST_CHARACTERS ? "…\"" : "\"").toString();
    }

    /** What it keeps, in its order; whatever is not as it has to be becomes a problem at its place. */
    List<Regression> read(Reading reading) {
        if (!Files.exists(file)) {
            return List.of();
        }
        String spelled = Reading.spelled(file);
        try {
            String text = FileText.read(file, spelled, reading.problems());
            if (text == null
                    || text.lines()
                            .allMatch(line -> line.isBlank() || line.strip().startsWith("#"))) {
                return List.of();
            }
            Node root = YamlText.parse(text, spelled, reading.problems());
            return root == null ? List.of() : kept(reading, root);
        } catch (IOException unreadable) {
            reading.problem(new Place(spelled, 1, 1), "the file cannot be read; check its rights, or remove it");
            return List.of();
        }
    }

    private List<Regression> kept(Reading reading, Node root) {
        List<Regression> kept = new ArrayList<>();
        if (!(root instanceof Sequence)) {
            reading.problem(
                    root, Fields.wrongType("regressions", root, "a list: '- {token: c2.…, check: no-lost-effect}'"));
            return kept;
        }
        for (Node item : ((Sequence) root).items()) {
            Fields fields = Fields.of(reading, SECTION, item);
            Regression read = item instanceof Mapping ? kept(reading, fields) : null;
            if (read != null) {
                kept.add(read);
            }
        }
        return kept;
    }

    private @Nullable Regression kept(Reading reading, Fields fields) {
        int before = reading.problems().count();
        String token = fields.requiredText("token");
        String check = fields.text("check");
        fields.text("found");
        Node tokenAt = fields.node("token");
        if (token != null && tokenAt != null) {
            requireToken(reading, token, tokenAt);
        }
        Node checkAt = fields.node("check");
        if (check != null && checkAt != null && Checks.named(check).size() != 1) {
            List<String> known = Checks.spellings();
            reading.problem(
                    checkAt,
                    "unknown check '" + check + "', allowed are " + Spelling.list(known) + Spelling.hint(check, known));
        }
        if (token == null || reading.problems().count() > before) {
            return null;
        }
        String place = name() + ":" + fields.place().line();
        return new Regression(token, check == null ? "" : check, place);
    }

    private static void requireToken(Reading reading, String token, Node at) {
        try {
            ReplayToken.parse(token);
        } catch (IllegalArgumentException damaged) {
            reading.problem(at, damaged.getMessage() + ", or remove the entry");
        }
    }
}
