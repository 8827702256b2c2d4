package io.consumerproof.scenario;

import io.consumerproof.history.Effect;
import io.consumerproof.scenario.EffectPoints.Operation;
import io.consumerproof.scenario.EffectPoints.Ruling;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * An interface to the outside whose calls are effects. Every call is a point, is counted by its identity, and answers with what a
 * delegate answers, or else with the emptiest value of its type.
 */
public final class RecordingPort implements Sink {

    private final Class<?> type;
    private final @Nullable Object delegate;
    private final @Nullable PortKey key;
    private final Object proxy;
    private @Nullable EffectPoints points;

    private RecordingPort(Class<?> type, @Nullable Object delegate, @Nullable PortKey key) {
        this.type = type;
        this.delegate = delegate;
        this.key = key;
        this.proxy = Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, this::invoke);
    }

    /**
     * A port of {@code type}.
     *
     * @param delegate who does the work; null: nobody
     * @param idempotentBy the name of an argument, or of a property of an argument, by which the receiver absorbs repeats; null:
     *     it does not
     * @throws IllegalArgumentException if {@code type} is no interface or no method has such an argument
     */
    public static RecordingPort of(Class<?> type, @Nullable Object delegate, @Nullable String idempotentBy) {
        if (!type.isInterface()) {
            throw new IllegalArgumentException("port '" + type.getName() + "' is a class, a port is an interface");
        }
        return new RecordingPort(type, delegate, idempotentBy == null ? null : PortKey.of(type, idempotentBy));
    }

    /** What user code calls; an instance of the port's type. */
    public Object proxy() {
        return proxy;
    }

    @Override
    public String name() {
        return type.getSimpleName();
    }

    @Override
    public void begin(EffectPoints itsPoints) {
        points = itsPoints;
    }

    private @Nullable Object invoke(Object self, Method method, Object @Nullable [] given) throws Throwable {
        Object[] arguments = given == null ? new Object[0] : given;
        if (method.getDeclaringClass() == Object.class) {
            return ofObject(self, method, arguments);
        }
        EffectPoints machine = points;
        if (machine == null) {
            throw new IllegalStateException("port '" + name() + "' was called outside a run");
        }
        String text = text(machine, method, arguments);
        Ruling ruling = machine.before(Operation.EFFECT, name(), text);
        Object answer = EmptyValues.of(method.getReturnType());
        if (ruling != Ruling.REFUSE) {
            boolean tookHold = machine.applied(effect(machine, text, method, arguments));
            answer = tookHold && delegate != null ? delegated(method, arguments) : answer;
        }
        if (ruling != Ruling.PROCEED) {
            throw new EffectFailedException(text + " failed (injected by Consumerproof)");
        }
        machine.after(Operation.EFFECT, name(), text);
        return answer;
    }

    private Effect effect(EffectPoints machine, String text, Method method, Object[] arguments)
            throws IllegalAccessException {
        PortKey.Given given = key == null ? null : key.of(method, arguments);
        return given == null
                ? new Effect(name(), text, null)
                : new Effect(name(), text, given.comparable(machine), given.exact());
    }

    private String text(EffectPoints machine, Method method, Object[] arguments) {
        StringJoiner list = new StringJoiner(", ", name() + "." + method.getName() + "(", ")");
        for (Object each : arguments) {
            list.add(machine.render(each));
        }
        return list.toString();
    }

    private @Nullable Object delegated(Method method, Object[] arguments) throws Throwable {
        try {
            method.setAccessible(true);
            return method.invoke(delegate, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause() == null ? thrown : thrown.getCause();
        }
    }

    private Object ofObject(Object self, Method method, Object[] arguments) {
        return switch (method.getName()) {
            case "equals" -> self == arguments[0];
            case "hashCode" -> type.getName().hashCode();
            default -> "port " + name();
        };
    }
}
