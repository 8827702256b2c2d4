package io.consumerproof.junit.contract;

import java.lang.reflect.Executable;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.stream.Collectors;

/** How types are spelled in messages, and their raw classes. */
final class TypeNames {

    private TypeNames() {}

    /** {@code List<com.acme.OrderEvent>}: full names but for {@code java.*}. */
    static String of(Type type) {
        return type.getTypeName().replaceAll("\\bjava\\.(?:\\w+\\.)+", "");
    }

    /** {@code OrderProjection(DataSource, com.acme.Mailer)} or {@code on(com.acme.OrderEvent)}. */
    static String signature(Executable executable) {
        String name = executable.getName().substring(executable.getName().lastIndexOf('.') + 1);
        return Arrays.stream(executable.getGenericParameterTypes())
                .map(TypeNames::of)
                .collect(Collectors.joining(", ", name + "(", ")"));
    }

    /** The class behind a type; Object for type variables. */
    static Class<?> raw(Type type) {
        if (type instanceof Class) {
            return (Class<?>) type;
        }
        if (type instanceof ParameterizedType) {
            return (Class<?>) ((ParameterizedType) type).getRawType();
        }
        return type instanceof WildcardType ? raw(((WildcardType) type).getUpperBounds()[0]) : Object.class;
    }

    /** A type argument of a type, a wildcard's upper bound; Object where there is none. */
    static Type argument(Type type, int index) {
        if (!(type instanceof ParameterizedType)) {
            return Object.class;
        }
        Type argument = ((ParameterizedType) type).getActualTypeArguments()[index];
        return argument instanceof WildcardType ? ((WildcardType) argument).getUpperBounds()[0] : argument;
    }
}
