package io.consumerproof.junit.jupiter;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;

/**
 * The life of a test's instances in one run, as Jupiter would lead it: the enclosing instances and the test's own are made, the
 * set-up methods are called from the outside in, the body, and the tear-down methods from the inside out, whatever failed.
 */
final class FreshInstances {

    private final List<Class<?>> classes;
    private final Method body;
    private final Arguments arguments;

    /**
     * Of a test.
     *
     * @param classes from the outermost to the test's own class
     */
    FreshInstances(List<Class<?>> classes, Method body, Arguments arguments) {
        this.classes = List.copyOf(classes);
        this.body = body;
        this.arguments = arguments;
    }

    /** One instance for each class, made by its constructor and by nothing else. */
    @SuppressWarnings("IllegalThrows")
    List<Object> create() throws Throwable {
        List<Object> instances = new ArrayList<>();
        for (Class<?> type : classes) {
            Constructor<?> constructor = constructor(type);
            Object enclosing = isInner(type) ? instances.get(instances.size() - 1) : null;
            instances.add(make(constructor, arguments.of(constructor, enclosing, null)));
        }
        return instances;
    }

    /** One life of {@code instances}. */
    @SuppressWarnings({"IllegalThrows", "IllegalCatch"})
    void live(List<Object> instances, VirtualLog log) throws Throwable {
        @Nullable Throwable failure = null;
        try {
            setUp(instances, log);
            call(instances.get(instances.size() - 1), body, log);
            log.end();
        } catch (Throwable thrown) {
            failure = thrown;
        }
        failure = tearDown(instances, log, failure);
        if (failure != null) {
            throw failure;
        }
    }

    @SuppressWarnings("IllegalThrows")
    private void setUp(List<Object> instances, VirtualLog log) throws Throwable {
        for (int i = 0; i < instances.size(); i++) {
            for (Method method : AnnotationSupport.findAnnotatedMethods(
                    classes.get(i), BeforeEach.class, HierarchyTraversalMode.TOP_DOWN)) {
                call(instances.get(i), method, log);
            }
        }
    }

    @SuppressWarnings("IllegalCatch")
    private @Nullable Throwable tearDown(List<Object> instances, VirtualLog log, @Nullable Throwable failure) {
        @Nullable Throwable first = failure;
        for (int i = instances.size() - 1; i >= 0; i--) {
            for (Method method : AnnotationSupport.findAnnotatedMethods(
                    classes.get(i), AfterEach.class, HierarchyTraversalMode.BOTTOM_UP)) {
                try {
                    call(instances.get(i), method, log);
                } catch (Throwable thrown) {
                    first = together(first, thrown);
                }
            }
        }
        return first;
    }

    private static Throwable together(@Nullable Throwable first, Throwable next) {
        if (first == null) {
            return next;
        }
        if (first != next) {
            first.addSuppressed(next);
        }
        return first;
    }

    @SuppressWarnings("IllegalThrows")
    private void call(Object instance, Method method, VirtualLog log) throws Throwable {
        method.setAccessible(true);
        try {
            method.invoke(instance, arguments.of(method, null, log));
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    private static Constructor<?> constructor(Class<?> type) {
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        return constructor;
    }

    @SuppressWarnings("IllegalThrows")
    private static Object make(Constructor<?> constructor, Object[] given) throws Throwable {
        try {
            return constructor.newInstance(given);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    private static boolean isInner(Class<?> type) {
        return type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
    }
}
