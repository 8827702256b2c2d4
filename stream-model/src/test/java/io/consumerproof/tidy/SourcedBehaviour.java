package io.consumerproof.tidy;

import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The comment of every top-level type of the modelled packages, and of every fault that befalls a log, names with {@code @source}
 * what in Kafka the type is the model of, or says that it is ours.
 */
final class SourcedBehaviour implements SourceRule {

    private static final Pattern MODELLED = Pattern.compile(
            "stream-model/src/main/java/io/consumerproof/(?:(?:log|group|cluster|producer|member)/[A-Z]|simulation/\\w*Fault\\.java).*");

    /** Something that can be looked up: a proposal, a release, a recorded case, another element; or that there is nothing. */
    private static final Pattern NAMED =
            Pattern.compile("KIP-\\d+|Kafka \\d|\\bours\\b|\\{@link [^}]+}|#source\\(\\)|OpenJDK|\\w+\\.json");

    private static final Pattern TAG = Pattern.compile("@source\\s+([^@{]*(?:\\{@[^}]*}[^@{]*)*)");

    @Override
    public String sentence() {
        return "every modelled type names its '@source': a KIP, a class of a Kafka release, a recorded case, or 'ours'";
    }

    @Override
    public List<String> findings(JavaSource source) {
        List<String> found = new ArrayList<>();
        if (!MODELLED.matcher(source.file()).matches()) {
            return found;
        }
        for (Tree type : source.unit().getTypeDecls()) {
            Matcher tag = TAG.matcher(comment(source, type));
            if (!tag.find()) {
                found.add(source.at(type) + ": no '@source'");
            } else if (!NAMED.matcher(tag.group(1)).find()) {
                found.add(source.at(type) + ": '@source " + tag.group(1).strip() + "' names nothing");
            }
        }
        return found;
    }

    private static String comment(JavaSource source, Tree type) {
        int start = (int) source.positions().getStartPosition(source.unit(), type);
        String before = source.text().substring(0, start).stripTrailing();
        return before.endsWith("*/") ? before.substring(before.lastIndexOf("/*"), before.length() - 2) : "";
    }
}
