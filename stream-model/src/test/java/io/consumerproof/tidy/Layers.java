package io.consumerproof.tidy;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The table of packages: each uses only those above it, and only those named. */
final class Layers {
    static final String ROOT = "io.consumerproof";

    /** Packages that users see; module-info.java exports exactly these. */
    static final List<String> SEEN = List.of("history", "choice", "scenario", "check", "capacity", "explore", "report");

    static final List<String> HIDDEN = List.of("log", "group", "cluster", "producer", "member", "simulation");

    private static final Map<String, List<String>> MAY_USE = new LinkedHashMap<>();

    static {
        MAY_USE.put("history", List.of());
        MAY_USE.put("choice", List.of());
        MAY_USE.put("scenario", List.of("history"));
        MAY_USE.put("check", List.of("history"));
        MAY_USE.put("log", List.of("history"));
        MAY_USE.put("capacity", List.of("history", "scenario", "log"));
        MAY_USE.put("group", List.of("history", "scenario", "log"));
        MAY_USE.put("cluster", List.of("history", "scenario", "log", "group"));
        MAY_USE.put("producer", List.of("history", "scenario", "log", "group", "cluster"));
        MAY_USE.put("member", List.of("history", "scenario", "log", "group", "cluster"));
        MAY_USE.put(
                "simulation",
                List.of("history", "choice", "scenario", "log", "group", "cluster", "producer", "member"));
        MAY_USE.put(
                "explore",
                List.of(
                        "history",
                        "choice",
                        "scenario",
                        "check",
                        "log",
                        "group",
                        "cluster",
                        "producer",
                        "member",
                        "simulation"));
        MAY_USE.put("report", List.of("explore", "check", "history", "scenario"));
    }

    private Layers() {}

    /** All packages, top to bottom. */
    static List<String> names() {
        return List.copyOf(MAY_USE.keySet());
    }

    /** A package uses itself, what the table names, and the JDK. Fails if the package has no class. */
    static ArchRule usesOnlyWhatTheTableNames(String root, String layer) {
        List<String> allowed = new ArrayList<>(List.of("java..", "org.jspecify..", root + "." + layer + ".."));
        List<String> above = Objects.requireNonNull(MAY_USE.get(layer), layer);
        above.forEach(name -> allowed.add(root + "." + name + ".."));
        return classes()
                .that()
                .resideInAPackage(root + "." + layer + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(String[]::new))
                .because("the table of packages allows '" + layer + "' only " + above);
    }

    /** Every class has its place in the table. */
    static ArchRule everyClassIsInTheTable(String root) {
        return classes()
                .should()
                .resideInAnyPackage(
                        names().stream().map(layer -> root + "." + layer + "..").toArray(String[]::new))
                .because("a new package is entered into the table first");
    }

    /** No two packages, subpackages included, use each other around a circle. */
    static ArchRule noCycles(String root) {
        return slices().matching(root + ".(**)").should().beFreeOfCycles();
    }
}
