package io.consumerproof.scenario;

import io.consumerproof.history.Structure;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** By which argument, or property of an argument, a port's receiver recognises repeats. */
final class PortKey {

    private final String name;

    private PortKey(String name) {
        this.name = name;
    }

    static PortKey of(Class<?> port, String name) {
        SortedSet<String> names = new TreeSet<>();
        boolean named = true;
        for (Method method : port.getMethods()) {
            for (Parameter each : method.getParameters()) {
                if (each.getName().equals(name) || accessor(each.getType(), name) != null) {
                    return new PortKey(name);
                }
                names.add("'" + each.getName() + "'");
                named &= each.isNamePresent();
            }
        }
        throw new IllegalArgumentException(
                "no method of port '" + port.getName() + "' has an argument '" + name
                        + "', nor an argument with such a property; "
                        + (named
                                ? "there are " + (names.isEmpty() ? "none" : String.join(", ", names))
                                : "it is compiled without their names; compile it with the option '-parameters', from clean: 'mvn clean'"));
    }

    /**
     * What a call gives as its key.
     *
     * @param method the method's name
     */
    record Given(String method, @Nullable Object key) {

        /** As the effects of all runs show it. */
        String comparable(EffectPoints points) {
            return method + " " + points.render(key);
        }

        /** As its receiver sees it: two ids that a run made up are two. */
        String exact() {
            return method + " " + Structure.of(key);
        }
    }

    /** The key of this call; null if it has none. */
    @Nullable
    Given of(Method method, Object[] arguments) throws IllegalAccessException {
        Parameter[] parameters = method.getParameters();
        for (int i = 0; i < parameters.length; i++) {
            if (parameters[i].getName().equals(name)) {
                return new Given(method.getName(), arguments[i]);
            }
        }
        for (int i = 0; i < parameters.length; i++) {
            Method accessor = accessor(parameters[i].getType(), name);
            if (accessor != null && arguments[i] != null) {
                return new Given(method.getName(), read(accessor, arguments[i]));
            }
        }
        return null;
    }

    private static @Nullable Object read(Method accessor, Object owner) throws IllegalAccessException {
        try {
            accessor.setAccessible(true);
            return accessor.invoke(owner);
        } catch (InvocationTargetException thrown) {
            throw new IllegalArgumentException(accessor + " threw " + thrown.getCause(), thrown);
        }
    }

    private static @Nullable Method accessor(Class<?> type, String name) {
        String getter = "get" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
        for (Method each : type.getMethods()) {
            boolean isNamed = each.getName().equals(name) || each.getName().equals(getter);
            if (isNamed && each.getParameterCount() == 0 && each.getReturnType() != void.class) {
                return each;
            }
        }
        return null;
    }
}
