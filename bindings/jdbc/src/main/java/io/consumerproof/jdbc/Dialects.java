package io.consumerproof.jdbc;

import java.util.List;
import java.util.Optional;

/** The catalogue of dialects. */
final class Dialects {
    private static final List<Dialect> ALL = List.of(new H2Dialect(), new SqliteDialect(), new StandardDialect());

    private Dialects() {}

    /** The dialect of a product; the standard one for products of which nothing special is known. */
    static Dialect of(String product) {
        return ALL.stream()
                .filter(dialect -> dialect.speaks(product))
                .findFirst()
                .orElseThrow();
    }

    /** See {@link Dialect#fresh}. */
    static Optional<String> fresh(String url, int number) {
        return ALL.stream()
                .flatMap(dialect -> dialect.fresh(url, number).stream())
                .findFirst();
    }

    /** See {@link Dialect#file}. */
    static Optional<FileUrl> file(String url) {
        return ALL.stream().flatMap(dialect -> dialect.file(url).stream()).findFirst();
    }
}
