package io.consumerproof.junit.contract;

/**
 * A single value.
 *
 * @param text the text itself, a number in JSON's spelling, {@code true}, {@code false} or {@code null}
 */
record Scalar(Place place, Kind kind, String text) implements Node {

    /** What a scalar is without quotes. */
    enum Kind {
        TEXT,
        INTEGER,
        DECIMAL,
        BOOLEAN,
        NULL
    }

    boolean isText() {
        return kind == Kind.TEXT;
    }

    boolean isNull() {
        return kind == Kind.NULL;
    }

    @Override
    public String shape() {
        switch (kind) {
            case TEXT:
                return "the text '" + text + "'";
            case INTEGER:
            case DECIMAL:
                return "the number " + text;
            case BOOLEAN:
                return "'" + text + "'";
            default:
                return "nothing";
        }
    }
}
