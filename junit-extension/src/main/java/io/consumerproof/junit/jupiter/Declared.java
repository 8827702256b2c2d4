package io.consumerproof.junit.jupiter;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.platform.commons.support.AnnotationSupport;

/** The annotations that hold for one test: its own, those of its class, and those of the classes it is nested in. */
final class Declared {

    private final Method method;
    private final List<Class<?>> classes = new ArrayList<>();

    Declared(Class<?> testClass, Method method) {
        this.method = method;
        @Nullable Class<?> each = testClass;
        while (each != null) {
            classes.add(each);
            each = AnnotationSupport.isAnnotated(each, Nested.class) ? each.getEnclosingClass() : null;
        }
    }

    /** The nearest one: the method's, else its class's, else an enclosing class's. */
    <A extends Annotation> Optional<A> nearest(Class<A> type) {
        Optional<A> found = AnnotationSupport.findAnnotation(method, type);
        for (int i = 0; found.isEmpty() && i < classes.size(); i++) {
            found = AnnotationSupport.findAnnotation(classes.get(i), type);
        }
        return found;
    }

    /** All of them, the outermost class's first and the method's last. */
    <A extends Annotation> List<A> all(Class<A> type) {
        List<A> found = new ArrayList<>();
        each(type).forEach(found::addAll);
        return found;
    }

    /** The same, those of one class or method in a list of their own. */
    <A extends Annotation> List<List<A>> each(Class<A> type) {
        List<List<A>> found = new ArrayList<>();
        for (int i = classes.size() - 1; i >= 0; i--) {
            found.add(AnnotationSupport.findRepeatableAnnotations(classes.get(i), type));
        }
        found.add(AnnotationSupport.findRepeatableAnnotations(method, type));
        return found;
    }
}
