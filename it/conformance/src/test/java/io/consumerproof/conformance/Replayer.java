package io.consumerproof.conformance;

import com.fasterxml.jackson.databind.JsonNode;

/** Plays the cases of one kind of vector file on the model. The live tier plays what it has just recorded the same way. */
public interface Replayer {

    /** Whether {@code file} is of this kind: told by what is in it, not by its name, for other folders name files otherwise. */
    boolean claims(VectorFile file);

    /**
     * Plays one case from its machine-readable steps and compares whatever was observed.
     *
     * @param file the file around it, for settings that all its cases share
     * @param each one of its {@code cases}
     */
    void replay(VectorFile file, JsonNode each, Comparison comparison);
}
