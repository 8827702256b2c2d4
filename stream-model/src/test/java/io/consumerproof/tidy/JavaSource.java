package io.consumerproof.tidy;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * One Java file, parsed but not compiled.
 *
 * @param file path relative to the checkout, with '/'
 */
record JavaSource(String file, String text, CompilationUnitTree unit, SourcePositions positions) {

    /** One source from its text, as the self-tests need it. */
    static JavaSource of(String file, String text) {
        return parse(Map.of(file, text)).get(0);
    }

    /** All sources of a checkout, in the order of their paths. */
    static List<JavaSource> all(Checkout checkout) {
        Map<String, String> texts = new TreeMap<>();
        checkout.javaFiles().forEach(file -> texts.put(file, checkout.text(file)));
        return parse(texts);
    }

    /** The 1-based line where a tree starts, its annotations included. */
    long firstLine(Tree tree) {
        return unit.getLineMap().getLineNumber(positions.getStartPosition(unit, tree));
    }

    /** The 1-based line where a tree ends. */
    long lastLine(Tree tree) {
        return unit.getLineMap().getLineNumber(positions.getEndPosition(unit, tree));
    }

    /** The package named in the file, or the empty string. */
    String packageName() {
        return unit.getPackageName() == null ? "" : unit.getPackageName().toString();
    }

    String at(Tree tree) {
        return file + ":" + firstLine(tree);
    }

    private static List<JavaSource> parse(Map<String, String> texts) {
        List<JavaFileObject> files = new ArrayList<>();
        texts.forEach((file, text) -> files.add(new Text(file, text)));
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, ignored -> {}, List.of("-proc:none"), null, files);
        try {
            Iterator<? extends CompilationUnitTree> units = task.parse().iterator();
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            List<JavaSource> sources = new ArrayList<>();
            texts.forEach((file, text) -> sources.add(new JavaSource(file, text, units.next(), positions)));
            return Collections.unmodifiableList(sources);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        private Text(String file, String text) {
            super(URI.create("string:///" + file.replace(' ', '_')), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
