package io.consumerproof.junit.jupiter;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.extension.TestInstanceFactory;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Rejects by name what cannot work where a body runs on fresh instances: an extension that makes or fills test instances does so
 * once, for Jupiter's own instance, and the fields of every fresh one stay empty.
 */
final class FilledInstances {

    private static final String CURE = "make it in the body or in @BeforeEach, which run once for every schedule";

    private final List<Class<?>> classes;
    private final Method body;

    /**
     * Of a test.
     *
     * @param classes from the outermost to the test's own class
     */
    FilledInstances(List<Class<?>> classes, Method body) {
        this.classes = classes;
        this.body = body;
    }

    /** Rejects extensions that make or post-process instances. */
    void rejectFillers() {
        Set<String> fillers = new TreeSet<>();
        for (Class<?> each : extensions()) {
            if (TestInstancePostProcessor.class.isAssignableFrom(each)
                    || TestInstanceFactory.class.isAssignableFrom(each)) {
                fillers.add(each.getSimpleName());
            }
        }
        if (!fillers.isEmpty()) {
            throw new ExtensionConfigurationException("a @StreamTest runs on fresh instances, which " + quoted(fillers)
                    + " would not fill: " + CURE + ", or move the test to a class without the extension");
        }
    }

    /**
     * Rejects fields that somebody has filled.
     *
     * @param outer Jupiter's own instances, before their set-up methods
     * @param fresh instances of the same classes, made by their constructors only
     */
    void rejectFilled(List<Object> outer, List<Object> fresh) {
        List<String> filled = new ArrayList<>();
        for (int i = 0; i < outer.size(); i++) {
            for (Field field : fields(outer.get(i).getClass())) {
                if (value(field, outer.get(i)) != null && value(field, fresh.get(i)) == null) {
                    filled.add(spell(field));
                }
            }
        }
        if (!filled.isEmpty()) {
            throw new ExtensionConfigurationException("a @StreamTest runs on fresh instances, where nobody fills "
                    + filled.stream().sorted().collect(Collectors.joining(", ")) + registered() + ": " + CURE);
        }
    }

    private String registered() {
        Set<String> names =
                extensions().stream().map(Class::getSimpleName).collect(Collectors.toCollection(TreeSet::new));
        return names.isEmpty() ? "" : " (registered: " + quoted(names) + ")";
    }

    private List<Class<?>> extensions() {
        List<Class<?>> found = new ArrayList<>(declared(body));
        for (Class<?> type : classes) {
            found.addAll(declared(type));
            for (Field field : fields(type)) {
                found.addAll(declared(field));
                if (AnnotationSupport.isAnnotated(field, RegisterExtension.class)) {
                    found.add(field.getType());
                }
            }
        }
        found.remove(StreamTestExtension.class);
        return found;
    }

    private static List<Class<? extends Extension>> declared(AnnotatedElement element) {
        return AnnotationSupport.findRepeatableAnnotations(element, ExtendWith.class).stream()
                .flatMap(each -> Arrays.stream(each.value()))
                .toList();
    }

    private static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (@Nullable Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            fields.addAll(Arrays.asList(each.getDeclaredFields()));
        }
        return fields;
    }

    private static @Nullable Object value(Field field, Object instance) {
        if (Modifier.isStatic(field.getModifiers())
                || field.isSynthetic()
                || field.getType().isPrimitive()) {
            return null;
        }
        try {
            field.setAccessible(true);
            return field.get(instance);
        } catch (InaccessibleObjectException | IllegalAccessException closed) {
            return null;
        }
    }

    private static String spell(Field field) {
        String annotations = Arrays.stream(field.getAnnotations())
                .map(Annotation::annotationType)
                .map(type -> " @" + type.getSimpleName())
                .collect(Collectors.joining());
        return "'" + field.getName() + "'" + annotations;
    }

    private static String quoted(Set<String> names) {
        return names.stream().map(name -> "'" + name + "'").collect(Collectors.joining(", "));
    }
}
