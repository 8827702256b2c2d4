package io.consumerproof.tidy;

import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;

/** Types are nouns of the domain: these endings say nothing about it. */
final class ClassNames implements SourceRule {
    static final List<String> FORBIDDEN_ENDINGS = List.of(
            "Manager", "Helper", "Helpers", "Util", "Utils", "Impl", "Base", "Data", "Info", "Processor", "Service");

    @Override
    public String sentence() {
        return "no type is named …" + String.join(", …", FORBIDDEN_ENDINGS);
    }

    @Override
    public List<String> findings(JavaSource source) {
        List<String> found = new ArrayList<>();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitClass(ClassTree type, Void unused) {
                String name = type.getSimpleName().toString();
                if (FORBIDDEN_ENDINGS.stream().anyMatch(name::endsWith)) {
                    found.add(source.at(type) + ": type '" + name + "'");
                }
                return super.visitClass(type, unused);
            }
        }.scan(source.unit(), null);
        return found;
    }
}
