package io.consumerproof.conformance.live.coordinator;

import java.util.List;

/** A coordinator of one classic group: Kafka's or the model's. */
interface ClassicTwin {

    /** Lets time pass until the step's instant, asks, and tells all that is answered by then, by name. */
    List<ClassicAnswer> perform(ClassicStep step);
}
