package io.consumerproof.scenario;

/** What one run does with its stage: the same calls in every run. */
@FunctionalInterface
public interface Program {

    /**
     * Sets the stage and drains it.
     *
     * @throws Throwable what a test body throws; a failed assertion makes the run a violation
     */
    @SuppressWarnings("IllegalThrows")
    void perform(Stage stage) throws Throwable;
}
