package io.consumerproof.junit.culprit;

import io.consumerproof.history.Structure;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * What outlives a run in a JVM, as it was at one moment: the static fields of a project's own classes, what its enum constants hold,
 * system properties, and the default locale and time zone.
 */
final class Statics {

    private static final int MOST_VALUES = 500;
    private static final int MOST_CHARACTERS = 60;
    private static final List<String> LOOKED_INTO = List.of("java.lang.", "java.util.", "java.time.", "[");

    private final Map<String, String> fields;
    /** Those that hold something that can change. */
    private final Map<String, String> holding;

    private Statics(Map<String, String> fields, Map<String, String> holding) {
        this.fields = fields;
        this.holding = holding;
    }

    /** Now. To be asked after a run only: looking at a field initialises its class. */
    static Statics of(OwnCode code) {
        Statics statics = new Statics(new TreeMap<>(), new TreeMap<>());
        for (String name : code.names()) {
            try {
                statics.read(Class.forName(name, false, code.loader()), code);
            } catch (ClassNotFoundException | LinkageError unusable) {
                statics.fields.put(name, "cannot be loaded");
            }
        }
        for (String name : System.getProperties().stringPropertyNames()) {
            statics.fields.put("system property " + name, String.valueOf(System.getProperty(name)));
        }
        statics.fields.put("the default locale", Locale.getDefault().toString());
        statics.fields.put("the default time zone", TimeZone.getDefault().getID());
        return statics;
    }

    private void read(Class<?> type, OwnCode code) {
        for (Field each : type.getDeclaredFields()) {
            if (Modifier.isStatic(each.getModifiers()) && mayChange(each)) {
                read(type.getName() + "." + each.getName(), each, null, code);
            } else if (type.isEnum() && !Modifier.isStatic(each.getModifiers()) && mayChange(each)) {
                for (Object constant : type.getEnumConstants()) {
                    String name = ((Enum<?>) constant).name() + "." + each.getName();
                    read(type.getName() + "." + name, each, constant, code);
                }
            }
        }
    }

    private void read(String name, Field field, @Nullable Object owner, OwnCode code) {
        Glance glance = new Glance(code);
        Object value = glance.valueOf(field, owner);
        String text = glance.text(value);
        fields.put(name, text);
        if (value != null && (!Modifier.isFinal(field.getModifiers()) || holdsState(value))) {
            holding.put(name, text);
        }
    }

    private static boolean mayChange(Field field) {
        boolean constant = Modifier.isFinal(field.getModifiers())
                && (field.getType().isPrimitive()
                        || field.getType() == String.class
                        || field.getType().isEnum());
        return !field.isSynthetic() && !constant;
    }

    /** A collection that has something and is not of a kind that refuses changes. */
    private static boolean holdsState(Object value) {
        boolean something = (value instanceof Map && !((Map<?, ?>) value).isEmpty())
                || (value instanceof Collection && !((Collection<?>) value).isEmpty());
        return something && !value.getClass().getName().matches("java\\.util\\.(Immutable|Collections\\$).*");
    }

    /** {@code com.acme.Notifier.SEEN is ["e1"]}, for each field that holds something that can change. */
    List<String> holding() {
        List<String> all = new ArrayList<>();
        holding.forEach((field, text) -> all.add(field + " is " + cut(text)));
        return all;
    }

    /** {@code com.acme.Notifier.sent is 3 before a run and 4 after it}, for each field that differs. */
    List<String> changesUntil(Statics later) {
        List<String> changes = new ArrayList<>();
        fields.forEach((field, before) -> {
            String after = later.fields.getOrDefault(field, before);
            if (!after.equals(before)) {
                changes.add(field + " is " + cut(before) + " before a run and " + cut(after) + " after it");
            }
        });
        return changes;
    }

    private static String cut(String text) {
        return text.codePointCount(0, text.length()) <= MOST_CHARACTERS
                ? text
                : text.substring(0, text.offsetByCodePoints(0, MOST_CHARACTERS)) + "…";
    }

    /** A look that goes neither deep nor far: a static may hold half the world. */
    private static final class Glance {

        private final OwnCode code;
        private int values;

        Glance(OwnCode code) {
            this.code = code;
        }

        @Nullable
        Object valueOf(Field field, @Nullable Object owner) {
            try {
                field.setAccessible(true);
                return field.get(owner);
            } catch (IllegalAccessException | InaccessibleObjectException | LinkageError closed) {
                return null;
            }
        }

        String text(@Nullable Object value) {
            try {
                return Structure.of(value, this::mask);
            } catch (LinkageError closed) {
                return "…";
            }
        }

        private @Nullable String mask(Object value) {
            if (++values > MOST_VALUES) {
                return "…";
            }
            if (value instanceof AtomicBoolean) {
                return value.toString();
            }
            if (value instanceof AtomicReference) {
                return Structure.of(((AtomicReference<?>) value).get(), this::mask);
            }
            if (value instanceof ThreadLocal) {
                return Structure.of(((ThreadLocal<?>) value).get(), this::mask);
            }
            String type = value.getClass().getName();
            boolean known = LOOKED_INTO.stream().anyMatch(type::startsWith)
                    || code.names().contains(type);
            return known ? null : "…";
        }
    }
}
