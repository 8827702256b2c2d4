package io.consumerproof.junit.contract;

/**
 * A single value.
 *
 * @param text the text itself, a number in JSON's spelling, {@code true}, {@code false} or {@code null}
 */
record Scalar(Place place, Kind kind, String text) implements Node {

    private static final int MOST_SHOWN = 100;

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

    private String shortened() {
        return text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "…";
    }

    @Override
    public String shape() {
        switch (kind) {
            case TEXT:
                return "the text '" + shortened() + "'";
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
