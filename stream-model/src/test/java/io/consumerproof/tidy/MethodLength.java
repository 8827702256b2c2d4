package io.consumerproof.tidy;

import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;

/** A method fits on a screen. Counted from its annotations to its closing brace, Javadoc not included. */
final class MethodLength implements SourceRule {
    static final int LIMIT_LINES = 40;

    @Override
    public String sentence() {
        return "a method has at most " + LIMIT_LINES + " lines";
    }

    @Override
    public List<String> findings(JavaSource source) {
        List<String> found = new ArrayList<>();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitMethod(MethodTree method, Void unused) {
                long lines = source.lastLine(method) - source.firstLine(method) + 1;
                if (lines > LIMIT_LINES) {
                    found.add(source.at(method) + ": method '" + method.getName() + "' has " + lines + " lines");
                }
                return super.visitMethod(method, unused);
            }
        }.scan(source.unit(), null);
        return found;
    }
}
