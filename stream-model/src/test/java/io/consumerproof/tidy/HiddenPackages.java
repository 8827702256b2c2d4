package io.consumerproof.tidy;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;

/**
 * The class path knows no module boundaries, so this rule says for it what module-info.java says for the module path.
 * Benchmarks are outside: they measure the machine from within.
 */
final class HiddenPackages implements SourceRule {
    private static final List<String> HOMES =
            List.of("bindings/", "junit-extension/", "maven-plugin/", "it/quickstart/", "it/projects/");

    @Override
    public String sentence() {
        return "bindings, front ends and example projects use no hidden package of the model " + Layers.HIDDEN;
    }

    @Override
    public List<String> findings(JavaSource source) {
        List<String> found = new ArrayList<>();
        if (HOMES.stream().noneMatch(source.file()::startsWith)) {
            return found;
        }
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitMemberSelect(MemberSelectTree select, Void unused) {
                if (isHidden(select.toString())) {
                    found.add(source.at(select) + ": uses '" + select + "'");
                }
                return super.visitMemberSelect(select, unused);
            }
        }.scan(source.unit(), null);
        return found;
    }

    private static boolean isHidden(String qualified) {
        return Layers.HIDDEN.stream().anyMatch(layer -> qualified.equals(Layers.ROOT + "." + layer));
    }
}
