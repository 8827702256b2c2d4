package io.consumerproof.junit.jupiter;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.function.Function;

/** Turns values into bytes by a class of the user's: a function, or what a Kafka serializer looks like. */
@FunctionalInterface
interface TopicSerializer {

    byte[] bytes(String topic, Object value);

    /**
     * Makes a serializer of {@code type}.
     *
     * @throws IllegalArgumentException if the class is neither form or cannot be made
     */
    static TopicSerializer of(Class<?> type) {
        if (Function.class.isAssignableFrom(type)) {
            @SuppressWarnings("unchecked")
            Function<Object, byte[]> function = (Function<Object, byte[]>) make(type);
            return (topic, value) -> function.apply(value);
        }
        Method method = Arrays.stream(type.getMethods())
                .filter(each -> each.getName().equals("serialize") && !each.isBridge())
                .filter(each -> each.getReturnType() == byte[].class && each.getParameterCount() == 2)
                .filter(each -> each.getParameterTypes()[0] == String.class)
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException(
                                "serializer '" + type.getName()
                                        + "' is neither a Function<T, byte[]> nor has it a method 'byte[] serialize(String topic, T value)'"));
        method.setAccessible(true);
        Object serializer = make(type);
        return (topic, value) -> call(serializer, method, topic, value);
    }

    private static Object make(Class<?> type) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException unmakeable) {
            throw new IllegalArgumentException(
                    "serializer '" + type.getName() + "' cannot be made: it needs a constructor without parameters",
                    unmakeable);
        }
    }

    private static byte[] call(Object serializer, Method method, String topic, Object value) {
        try {
            return (byte[]) method.invoke(serializer, topic, value);
        } catch (InvocationTargetException thrown) {
            throw new IllegalArgumentException(
                    "'" + method.getDeclaringClass().getName() + "' cannot serialize a value of '" + topic + "': "
                            + thrown.getCause(),
                    thrown.getCause());
        } catch (IllegalAccessException | IllegalArgumentException unfit) {
            throw new IllegalArgumentException(
                    "'" + method.getDeclaringClass().getName() + "' takes no value of type '"
                            + value.getClass().getName() + "', appended to '" + topic + "'",
                    unfit);
        }
    }
}
