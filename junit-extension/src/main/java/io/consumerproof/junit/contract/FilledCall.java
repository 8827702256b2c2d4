package io.consumerproof.junit.contract;

import io.consumerproof.scenario.World;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;

/**
 * A constructor or static method with something for each of its parameters.
 *
 * @param executable accessible
 * @param arguments one for each parameter
 */
record FilledCall(Executable executable, List<Supply> arguments) {

    /** Makes the object for one run; what user code throws comes out as it is. */
    Object make(World world) throws Exception {
        Object[] values =
                arguments.stream().map(supply -> supply.value().apply(world)).toArray();
        try {
            Object made = executable instanceof Constructor
                    ? ((Constructor<?>) executable).newInstance(values)
                    : ((Method) executable).invoke(null, values);
            return Objects.requireNonNull(made, () -> TypeNames.signature(executable) + " returned null");
        } catch (InvocationTargetException thrown) {
            throw UserFailure.unwrapped(thrown);
        }
    }
}
