package io.consumerproof.junit.contract;

import io.consumerproof.scenario.World;
import java.lang.reflect.Type;
import java.util.function.Function;

/**
 * Something that a constructor's parameter can be filled with.
 *
 * @param type what it is
 * @param source where it comes from, for messages: {@code world.ports}
 * @param value makes or gets it for one run
 */
record Supply(Type type, String source, Function<World, Object> value) {

    /** Whether a parameter of this type takes it. */
    boolean fits(Type parameter) {
        return type instanceof Class
                ? TypeNames.raw(parameter) != Object.class
                        && TypeNames.raw(parameter).isAssignableFrom((Class<?>) type)
                : type.equals(parameter);
    }
}
