package io.consumerproof.junit.culprit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A set of methods of the JDK, by patterns over their class, name and descriptor. */
final class Methods {

    private final List<Pattern> patterns = new ArrayList<>();

    static Methods of(String owner, String names) {
        return new Methods().and(owner, names);
    }

    Methods and(String owner, String names) {
        return and(owner, names, ".*");
    }

    /** {@code descriptor}: parameters and answer as class files spell them. */
    Methods and(String owner, String names, String descriptor) {
        patterns.add(Pattern.compile("(" + owner + ") (" + names + ") " + descriptor));
        return this;
    }

    boolean include(Call call) {
        String spelled = call.owner() + " " + call.name() + " " + call.descriptor();
        return patterns.stream().anyMatch(each -> each.matcher(spelled).matches());
    }
}
