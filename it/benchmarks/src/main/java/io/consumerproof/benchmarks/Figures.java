package io.consumerproof.benchmarks;

import java.util.List;

/** Measures and prints a row per figure; a missed goal is told, it fails nothing. */
public final class Figures {

    private Figures() {}

    /** Takes names of chapters, separated by commas or as arguments of their own; without any it measures everything. */
    public static void main(String[] arguments) throws Exception {
        List<String> names = List.of(String.join(",", arguments).split(",")).stream()
                .filter(name -> !name.isBlank())
                .toList();
        List<Chapter> chapters = Chapters.named(names);
        System.out.println(Figure.HEADING);
        for (Chapter chapter : chapters) {
            for (Figure figure : chapter.figures()) {
                System.out.println(figure.row());
            }
        }
    }
}
