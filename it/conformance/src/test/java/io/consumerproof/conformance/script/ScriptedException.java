package io.consumerproof.conformance.script;

/** What a script has a callback throw. */
final class ScriptedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String name;

    ScriptedException(String name) {
        super(name);
        this.name = name;
    }

    String name() {
        return name;
    }
}
