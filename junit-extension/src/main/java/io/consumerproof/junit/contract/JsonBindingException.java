package io.consumerproof.junit.contract;

/** A JSON value that does not fit a Java type; the message begins with the JSON pointer of the place. */
final class JsonBindingException extends RuntimeException {

    private static final long serialVersionUID = 1;

    JsonBindingException(String pointer, String sentence) {
        super((pointer.isEmpty() ? "the value" : "'" + pointer + "'") + " " + sentence);
    }
}
