package io.consumerproof.junit.contract;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Optional;

/** The project's own Jackson, 2 or else 3, with the modules it finds; used by reflection, so that none is needed. */
final class ProjectJackson implements ValueFormat {

    private final Object mapper;
    private final Object type;
    private final Method readValue;

    private ProjectJackson(Object mapper, Type type) throws ReflectiveOperationException {
        Method constructType = mapper.getClass().getMethod("constructType", Type.class);
        this.mapper = mapper;
        this.type = constructType.invoke(mapper, type);
        this.readValue = mapper.getClass().getMethod("readValue", byte[].class, constructType.getReturnType());
    }

    /** The format for values of {@code type}; empty if the project has no Jackson. */
    static Optional<ValueFormat> find(UserCode userCode, Type type) {
        // Put together here, so that relocating our own Jackson does not rename the project's.
        Optional<Class<?>> second =
                userCode.find(String.join(".", "com", "fasterxml", "jackson", "databind.ObjectMapper"));
        Optional<Class<?>> third = userCode.find(String.join(".", "tools", "jackson", "databind.json.JsonMapper"));
        if (second.isEmpty() && third.isEmpty()) {
            return Optional.empty();
        }
        try {
            Object mapper =
                    userCode.inContext(() -> second.isPresent() ? jackson2(second.get()) : jackson3(third.get()));
            return Optional.of(new ProjectJackson(mapper, type));
        } catch (Exception broken) {
            throw new IllegalStateException("the project's Jackson cannot be used: " + broken, broken);
        }
    }

    private static Object jackson2(Class<?> mapper) throws ReflectiveOperationException {
        Object made = mapper.getConstructor().newInstance();
        return mapper.getMethod("findAndRegisterModules").invoke(made);
    }

    private static Object jackson3(Class<?> mapper) throws ReflectiveOperationException {
        Object builder = mapper.getMethod("builder").invoke(null);
        Object complete = builder.getClass().getMethod("findAndAddModules").invoke(builder);
        return complete.getClass().getMethod("build").invoke(complete);
    }

    @Override
    public ValueReader open() {
        return (topic, value) -> {
            try {
                return readValue.invoke(mapper, value, type);
            } catch (InvocationTargetException thrown) {
                throw UserFailure.unwrapped(thrown);
            }
        };
    }
}
