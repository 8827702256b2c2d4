package io.consumerproof.scenario;

/** Makes a member's handler when its process starts. */
@FunctionalInterface
public interface HandlerFactory {

    /**
     * A new handler, which shares with earlier ones only what survives a crash.
     *
     * @throws Exception when it cannot be made; this ends the run with an error
     */
    Handler create(World world) throws Exception;

    /**
     * Whether no object that handlers change is reached by the handlers of two members, but for what the {@link World} holds; static
     * fields aside. Then a member's death leaves nothing of what its code did to objects.
     */
    default boolean isolated() {
        return false;
    }
}
