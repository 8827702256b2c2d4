package io.consumerproof.benchmarks;

import java.util.List;

/** Everything that is measured, in the order of the rows. */
final class Chapters {

    static final List<Chapter> ALL = List.of(
            new LogFigures(),
            new HandlerFigures(),
            new ModeFigures(),
            new GrowthFigures(),
            new PruningFigures(),
            new ShrinkFigures(),
            new SideBySideFigures(),
            new MillionFigures(),
            new TopologyFigures());

    /** A chapter of its own under -Pbench: a broker is many jars. */
    static final String BROKER = "broker";

    private Chapters() {}

    /** The chapters of these names, all if there is none; {@link #BROKER} is a name, but not among them. */
    static List<Chapter> named(List<String> names) {
        for (String name : names) {
            if (!name.equals(BROKER)
                    && ALL.stream().noneMatch(each -> each.name().equals(name))) {
                throw new IllegalArgumentException("no chapter '" + name + "', allowed are "
                        + ALL.stream().map(Chapter::name).toList());
            }
        }
        return ALL.stream()
                .filter(each -> names.isEmpty() || names.contains(each.name()))
                .toList();
    }
}
