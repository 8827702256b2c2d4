package io.consumerproof.jdbc;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** A call of the driver. */
@FunctionalInterface
interface Work {

    @Nullable
    Object run() throws Throwable;

    /** Calls the driver; what it throws comes out as it was thrown. */
    static @Nullable Object call(Method method, Object target, @Nullable Object @Nullable [] arguments)
            throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getTargetException();
        }
    }
}
