package io.consumerproof.jdbc;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the proxies of JDBC objects have in common: identity, unwrapping, and the refusal to work once their session is over. */
abstract class WatchedProxy<T> implements InvocationHandler {
    private final Session session;
    private final Passage passage;
    private final T raw;

    WatchedProxy(Session session, Passage passage, T raw) {
        this.session = session;
        this.passage = passage;
        this.raw = raw;
    }

    static <P> P proxy(Class<P> type, WatchedProxy<?> handler) {
        return type.cast(Proxy.newProxyInstance(WatchedProxy.class.getClassLoader(), new Class<?>[] {type}, handler));
    }

    final Session session() {
        return session;
    }

    final Passage passage() {
        return passage;
    }

    final T raw() {
        return raw;
    }

    @Override
    public final @Nullable Object invoke(Object proxy, Method method, @Nullable Object @Nullable [] arguments)
            throws Throwable {
        @Nullable Object[] given = arguments == null ? new @Nullable Object[0] : arguments;
        return switch (method.getName()) {
            case "hashCode" -> System.identityHashCode(proxy);
            case "equals" -> proxy == given[0];
            case "toString" -> "watched " + raw;
            case "isWrapperFor" ->
                ((Class<?>) argument(given, 0)).isInstance(proxy)
                        || call(method, given).equals(true);
            case "unwrap" -> ((Class<?>) argument(given, 0)).isInstance(proxy) ? proxy : unwrapped(method, given);
            default -> handle(proxy, method, given);
        };
    }

    /** What is done with the driver's own object is not seen, so that its connection is not lent again. */
    private Object unwrapped(Method method, @Nullable Object[] arguments) throws Throwable {
        session.alter();
        return call(method, arguments);
    }

    /** Handles a call of the JDBC interface itself. */
    abstract @Nullable Object handle(Object proxy, Method method, @Nullable Object[] arguments) throws Throwable;

    /** Passes a call on if the session is live. */
    final @Nullable Object pass(Method method, @Nullable Object[] arguments) throws Throwable {
        passage.sessions().check(session);
        return Work.call(method, raw, arguments);
    }

    private Object call(Method method, @Nullable Object[] arguments) throws Throwable {
        return Objects.requireNonNull(pass(method, arguments), method.getName());
    }

    static Object argument(@Nullable Object[] arguments, int index) {
        return Objects.requireNonNull(arguments[index], "argument");
    }
}
