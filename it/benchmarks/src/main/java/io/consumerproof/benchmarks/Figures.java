package io.consumerproof.benchmarks;

import java.util.List;
import java.util.stream.Stream;

/** Measures and prints a row per figure; a missed goal is told, it fails nothing. */
public final class Figures {

    private Figures() {}

    /** Takes no arguments; {@code -Dbench.only} names chapters, separated by commas. */
    public static void main(String[] arguments) throws Exception {
        List<Chapter> chapters = Chapters.named(chosen());
        System.out.println(Figure.HEADING);
        for (Chapter chapter : chapters) {
            for (Figure figure : chapter.figures()) {
                System.out.println(figure.row());
            }
        }
    }

    /** The names of the chapters that are asked for; none if that is all of them. */
    static List<String> chosen() {
        return Stream.of(System.getProperty("bench.only", "").split(","))
                .filter(name -> !name.isBlank())
                .toList();
    }
}
