package io.consumerproof.explore;

import io.consumerproof.history.Point;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.simulation.FaultOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What can be pinned: the points at which each kind of fault can strike, and its variants. What is not listed is impossible. */
public final class FaultShapes {

    private FaultShapes() {}

    /** The points at which {@code kind} can strike, in the order of {@link Point}; never empty. */
    public static List<Point> pointsOf(FaultKind kind) {
        return Arrays.stream(Point.values())
                .filter(point -> of(kind).stream().anyMatch(shape -> shape.mayStrikeAt(point)))
                .toList();
    }

    /** The variants of {@code kind}, as stories spell them, in the order of the catalogue; never empty. */
    public static List<String> variantsOf(FaultKind kind) {
        return of(kind).stream().map(FaultOption::spelling).toList();
    }

    private static List<FaultOption> of(FaultKind kind) {
        List<FaultOption> shapes = new ArrayList<>();
        for (FaultOption each : FaultOption.values()) {
            if (each.kind() == kind) {
                shapes.add(each);
            }
        }
        return shapes;
    }
}
