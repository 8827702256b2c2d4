package io.consumerproof.tidy;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What no text file of the checkout may contain.
 *
 * @param sentence what the rule asks for
 * @param forbidden found anywhere in a line
 * @param files paths the rule looks at, found anywhere in the path
 */
record TextRule(String sentence, Pattern forbidden, Pattern files) {
    private static final Pattern ANY_FILE = Pattern.compile("");

    static List<TextRule> all() {
        return List.of(machinePaths(), unfinishedMarkers(), declinedLibrary());
    }

    // The words are put together here, so that this file does not break its own rules.

    static TextRule machinePaths() {
        String folders = String.join("|", "work", "tmp", "root");
        return new TextRule(
                "no file names a folder of the machine it was written on",
                Pattern.compile("(?<![\\w.}])/(" + folders + ")/"),
                ANY_FILE);
    }

    static TextRule unfinishedMarkers() {
        return new TextRule(
                "no file carries a marker of unfinished work: finish it, or reject the feature by name",
                Pattern.compile("\\b(" + "TO" + "DO|FIX" + "ME)\\b"),
                ANY_FILE);
    }

    static TextRule declinedLibrary() {
        return new TextRule(
                "the property-testing library whose authors decline it is not used in any scope",
                Pattern.compile("jq" + "wik"),
                Pattern.compile("\\.java$|pom\\.xml$|\\.gradle"));
    }

    /** One line per place, {@code file:line: text}; empty if there is none or the rule does not look at the file. */
    List<String> findings(String file, String text) {
        List<String> found = new ArrayList<>();
        if (!files.matcher(file).find()) {
            return found;
        }
        List<String> lines = text.lines().toList();
        for (int index = 0; index < lines.size(); index++) {
            if (forbidden.matcher(lines.get(index)).find()) {
                found.add(file + ":" + (index + 1) + ": '" + lines.get(index).strip() + "'");
            }
        }
        return found;
    }
}
