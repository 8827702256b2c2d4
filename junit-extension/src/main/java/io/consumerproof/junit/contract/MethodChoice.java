package io.consumerproof.junit.contract;

import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.Unmodeled;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/** Finds the method of a consumer that a contract names, among those with a signature that records can be given to. */
final class MethodChoice {

    static final String FORMS =
            "'(V)', '(V, Delivery)', '(List<V>)' where V is the value's type, 'LogRecord', 'byte[]' or 'String'";

    /** Nobody would wait for one, nor see its failure. */
    private static final List<Class<?>> FUTURES = List.of(Future.class, CompletionStage.class, Flow.Publisher.class);

    private MethodChoice() {}

    /** The form of the method {@code name}; null, and a problem at {@code at}, if there is not exactly one. */
    static @Nullable HandlerForm choose(Reading reading, Class<?> type, String name, Node at) {
        List<Method> named = methods(type).stream()
                .filter(method -> method.getName().equals(name))
                .toList();
        List<HandlerForm> usable =
                named.stream().map(MethodChoice::form).flatMap(Optional::stream).toList();
        if (usable.size() == 1 && !isAsynchronous(usable.get(0).method())) {
            usable.get(0).method().setAccessible(true);
            return usable.get(0);
        }
        if (usable.size() == 1) {
            reading.problem(at, Unmodeled.ASYNCHRONOUS_HANDLER.sentence());
        } else if (!usable.isEmpty()) {
            reading.problem(
                    at,
                    "methods " + signatures(usable) + " of '" + type.getName()
                            + "' all take records; rename all but one, or use 'factory'");
        } else if (named.stream().anyMatch(MethodChoice::takesConsumerRecord)) {
            reading.problem(at, Unmodeled.CONSUMER_RECORD.sentence());
        } else {
            reading.problem(at, named.isEmpty() ? absent(type, name) : unusable(named));
        }
        return null;
    }

    /** What is there under that name, but for nobody to call on an object; else what there is instead. */
    private static String absent(Class<?> type, String name) {
        return lines(type).stream()
                .flatMap(line -> Arrays.stream(line.getDeclaredMethods()))
                .filter(method -> method.getName().equals(name) && !method.isSynthetic())
                .filter(method -> !isOwn(method))
                .findFirst()
                .map(method -> uncallable(type, method))
                .orElseGet(() -> unknown(type, name));
    }

    private static String uncallable(Class<?> type, Method method) {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        return "method '" + TypeNames.signature(method) + "' of '" + type.getName() + "' is "
                + (isStatic ? "static" : "private") + ", allowed is an instance method that is not private; "
                + (isStatic ? "leave out 'static', or use 'factory'" : "make it public");
    }

    private static String unknown(Class<?> type, String name) {
        List<HandlerForm> usable = methods(type).stream()
                .map(MethodChoice::form)
                .flatMap(Optional::stream)
                .toList();
        String existing = usable.isEmpty() ? "it has none that takes records" : "it has " + signatures(usable);
        List<String> names =
                usable.stream().map(form -> form.method().getName()).toList();
        return "class '" + type.getName() + "' has no method '" + name + "', " + existing + Spelling.hint(name, names);
    }

    private static String unusable(List<Method> named) {
        String found = Spelling.list(named.stream().map(TypeNames::signature).toList());
        return "method " + found + " takes no records, allowed are " + FORMS + "; change it, or use 'factory'";
    }

    private static String signatures(List<HandlerForm> forms) {
        return Spelling.list(
                forms.stream().map(form -> TypeNames.signature(form.method())).toList());
    }

    /** Non-private instance methods, those of superclasses too, overridden ones once; Object's are left out. */
    private static List<Method> methods(Class<?> type) {
        Map<String, Method> found = new TreeMap<>();
        for (Class<?> each : lines(type)) {
            for (Method method : each.getDeclaredMethods()) {
                boolean isAbstract = each.isInterface() && Modifier.isAbstract(method.getModifiers());
                if (isOwn(method) && !isAbstract) {
                    String erased = method.getName() + Arrays.toString(method.getParameterTypes());
                    found.putIfAbsent(erased, method);
                }
            }
        }
        return List.copyOf(found.values());
    }

    private static boolean isOwn(Method method) {
        int flags = method.getModifiers();
        return !Modifier.isPrivate(flags) && !Modifier.isStatic(flags) && !method.isSynthetic();
    }

    /** The class, its superclasses but Object, and their interfaces. */
    private static List<Class<?>> lines(Class<?> type) {
        List<Class<?>> lines = new ArrayList<>();
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            lines.add(each);
            lines.addAll(Arrays.asList(each.getInterfaces()));
        }
        return lines;
    }

    private static Optional<HandlerForm> form(Method method) {
        Type[] types = method.getGenericParameterTypes();
        boolean delivery = types.length == 2 && types[1] == Delivery.class;
        if (!(types.length == 1 || delivery) || takesConsumerRecord(method)) {
            return Optional.empty();
        }
        Class<?> raw = TypeNames.raw(types[0]);
        if (raw == List.class) {
            Type value = TypeNames.argument(types[0], 0);
            boolean usable = !delivery && TypeNames.raw(value) != Object.class;
            return usable ? Optional.of(new HandlerForm(method, value, true, false)) : Optional.empty();
        }
        boolean noValue = raw == Object.class || raw == Delivery.class;
        return noValue ? Optional.empty() : Optional.of(new HandlerForm(method, types[0], false, delivery));
    }

    private static boolean isAsynchronous(Method method) {
        return FUTURES.stream().anyMatch(each -> each.isAssignableFrom(method.getReturnType()));
    }

    private static boolean takesConsumerRecord(Method method) {
        return Arrays.stream(method.getGenericParameterTypes())
                .map(Type::getTypeName)
                .anyMatch(name -> name.contains(".clients.consumer.ConsumerRecord"));
    }
}
