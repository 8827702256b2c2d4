package io.consumerproof.junit.contract;

import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.World;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A consumer named by {@code factory}: a class that is a {@code Supplier<Handler>} or a {@link HandlerFactory}, or
 * {@code Class::staticMethod} that returns a {@link Handler} or one of these. A class is made once a run and filled from the
 * world, so what it holds survives a crash; a static method is called for each member.
 */
final class FactoryForm implements HandlerFactory {

    private static final String ALLOWED =
            "a class that is a 'Supplier<Handler>' or a 'HandlerFactory', or 'Class::staticMethod' that returns a 'Handler'";

    private final FilledCall call;
    private final boolean oncePerRun;
    private @Nullable World run;
    private @Nullable Object made;

    private FactoryForm(FilledCall call, boolean oncePerRun) {
        this.call = call;
        this.oncePerRun = oncePerRun;
    }

    static @Nullable ConsumerSection read(Reading reading, Fields fields, Supplies supplies, GroupSettings settings) {
        String text = fields.text("factory");
        Node at = fields.node("factory");
        if (fields.has("method")) {
            reading.problem(
                    fields.place(), "'method' goes with 'class', not with 'factory'; write 'Class::staticMethod'");
        }
        if (text == null || at == null) {
            return null;
        }
        int colons = text.indexOf("::");
        Class<?> type = reading.userCode().load(reading, at, colons < 0 ? text : text.substring(0, colons));
        if (type == null) {
            return null;
        }
        ConstructorChoice choice = new ConstructorChoice(reading, supplies);
        FilledCall call = colons < 0 ? ofClass(reading, choice, type, at) : null;
        if (colons >= 0) {
            call = ofMethod(reading, choice, type, text.substring(colons + 2), at);
        }
        return call == null ? null : new ConsumerSection(settings, new FactoryForm(call, colons < 0), type, List.of());
    }

    private static @Nullable FilledCall ofClass(Reading reading, ConstructorChoice choice, Class<?> type, Node at) {
        if (!Supplier.class.isAssignableFrom(type) && !HandlerFactory.class.isAssignableFrom(type)) {
            reading.problem(at, "class '" + type.getName() + "' makes no handlers, allowed is " + ALLOWED);
            return null;
        }
        return choice.choose(type, at);
    }

    private static @Nullable FilledCall ofMethod(
            Reading reading, ConstructorChoice choice, Class<?> type, String name, Node at) {
        List<Method> makers = Arrays.stream(type.getDeclaredMethods())
                .filter(each -> Modifier.isStatic(each.getModifiers()) && !Modifier.isPrivate(each.getModifiers()))
                .filter(each -> makesHandlers(each.getReturnType()))
                .toList();
        List<Method> named =
                makers.stream().filter(each -> each.getName().equals(name)).toList();
        if (named.size() == 1) {
            return choice.of(named.get(0), at);
        }
        List<String> known = makers.stream().map(TypeNames::signature).toList();
        String existing = known.isEmpty() ? "none returns a 'Handler'" : "there are " + Spelling.list(known);
        String count = named.isEmpty() ? "no static method" : "several static methods";
        reading.problem(
                at,
                "class '" + type.getName() + "' has " + count + " '" + name + "' that makes handlers, " + existing
                        + Spelling.hint(
                                name, makers.stream().map(Method::getName).toList()));
        return null;
    }

    private static boolean makesHandlers(Class<?> type) {
        return Handler.class.isAssignableFrom(type)
                || Supplier.class.isAssignableFrom(type)
                || HandlerFactory.class.isAssignableFrom(type);
    }

    @Override
    public Handler create(World world) throws Exception {
        Object maker = maker(world);
        if (maker instanceof HandlerFactory) {
            return ((HandlerFactory) maker).create(world);
        }
        Object handler = maker instanceof Supplier ? ((Supplier<?>) maker).get() : maker;
        if (handler instanceof Handler) {
            return (Handler) handler;
        }
        throw new IllegalStateException("the factory '" + TypeNames.signature(call.executable()) + "' made "
                + (handler == null ? "null" : "a '" + handler.getClass().getName() + "'") + ", allowed is a 'Handler'");
    }

    private Object maker(World world) throws Exception {
        Object known = made;
        if (oncePerRun && known != null && run == world) {
            return known;
        }
        Object fresh = call.make(world);
        run = world;
        made = fresh;
        return fresh;
    }
}
