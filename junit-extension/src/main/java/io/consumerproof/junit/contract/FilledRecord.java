package io.consumerproof.junit.contract;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import org.jspecify.annotations.Nullable;

/** A record class with a value for each component. */
final class FilledRecord {

    private final Class<?> type;
    private final Class<?>[] types;
    private final @Nullable Object[] values;

    FilledRecord(Class<?> type, Class<?>[] types, @Nullable Object[] values) {
        this.type = type;
        this.types = types;
        this.values = values;
    }

    /** The record; what its constructor throws comes out as it is. */
    Object make() throws Exception {
        Constructor<?> canonical = type.getDeclaredConstructor(types);
        canonical.setAccessible(true);
        try {
            return canonical.newInstance(values);
        } catch (InvocationTargetException thrown) {
            throw UserFailure.unwrapped(thrown);
        }
    }
}
