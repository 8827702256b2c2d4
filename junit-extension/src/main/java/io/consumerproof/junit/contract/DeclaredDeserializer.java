package io.consumerproof.junit.contract;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A deserialiser of the project: {@code deserialize(byte[])}, Kafka's {@code deserialize(String, byte[])}, or a {@link Function}. */
final class DeclaredDeserializer implements ValueFormat {

    private final Constructor<?> constructor;
    private final Method method;

    private DeclaredDeserializer(Constructor<?> constructor, Method method) {
        this.constructor = constructor;
        this.method = method;
    }

    /** The deserialiser that {@code type} is; null, and a problem at {@code at}, if it is none. */
    static @Nullable ValueFormat of(Reading reading, Class<?> type, Node at) {
        Optional<Method> method = method(type);
        if (method.isEmpty()) {
            reading.problem(
                    at,
                    "class '" + type.getName() + "' is no deserializer, allowed are a method 'deserialize(byte[])', a"
                            + " method 'deserialize(String, byte[])' or a 'Function<byte[], V>'; add one of them");
            return null;
        }
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            method.get().setAccessible(true);
            return new DeclaredDeserializer(constructor, method.get());
        } catch (NoSuchMethodException absent) {
            reading.problem(at, "deserializer '" + type.getName() + "' has no constructor without parameters; add one");
            return null;
        }
    }

    private static Optional<Method> method(Class<?> type) {
        List<Method> candidates = Arrays.stream(type.getMethods())
                .filter(each -> !each.isBridge())
                .toList();
        return candidates.stream()
                .filter(each -> isDeserialize(each, String.class, byte[].class))
                .findFirst()
                .or(() -> candidates.stream()
                        .filter(each -> isDeserialize(each, byte[].class))
                        .findFirst())
                .or(() -> Function.class.isAssignableFrom(type) ? Optional.of(apply()) : Optional.empty());
    }

    private static boolean isDeserialize(Method method, Class<?>... parameters) {
        return method.getName().equals("deserialize") && Arrays.equals(method.getParameterTypes(), parameters);
    }

    private static Method apply() {
        try {
            return Function.class.getMethod("apply", Object.class);
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public ValueReader open() throws Exception {
        try {
            Object deserializer = constructor.newInstance();
            return (topic, value) -> read(deserializer, topic, value);
        } catch (InvocationTargetException thrown) {
            throw UserFailure.unwrapped(thrown);
        }
    }

    private @Nullable Object read(Object deserializer, String topic, byte[] value) throws Exception {
        try {
            return method.getParameterCount() == 2
                    ? method.invoke(deserializer, topic, value)
                    : method.invoke(deserializer, (Object) value);
        } catch (InvocationTargetException thrown) {
            throw UserFailure.unwrapped(thrown);
        }
    }
}
