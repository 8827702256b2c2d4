package io.consumerproof.junit.culprit;

import io.consumerproof.history.Structure;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** What the static fields of a project's own classes held at one moment. */
final class Statics {

    private static final int MOST_VALUES = 500;
    private static final int MOST_CHARACTERS = 60;
    private static final List<String> LOOKED_INTO = List.of("java.lang.", "java.util.", "java.time.", "[");

    private final Map<String, String> fields;

    private Statics(Map<String, String> fields) {
        this.fields = fields;
    }

    /** Now. To be asked after a run only: looking at a field initialises its class. */
    static Statics of(OwnCode code) {
        Map<String, String> fields = new TreeMap<>();
        for (String name : code.names()) {
            try {
                Class<?> type = Class.forName(name, false, code.loader());
                for (Field each : type.getDeclaredFields()) {
                    if (mayChange(each)) {
                        fields.put(name + "." + each.getName(), new Glance(code).at(each));
                    }
                }
            } catch (ClassNotFoundException | LinkageError unusable) {
                fields.put(name, "cannot be loaded");
            }
        }
        return new Statics(fields);
    }

    private static boolean mayChange(Field field) {
        boolean constant = Modifier.isFinal(field.getModifiers())
                && (field.getType().isPrimitive()
                        || field.getType() == String.class
                        || field.getType().isEnum());
        return Modifier.isStatic(field.getModifiers()) && !field.isSynthetic() && !constant;
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

        String at(Field field) {
            try {
                field.setAccessible(true);
                return Structure.of(field.get(null), this::mask);
            } catch (IllegalAccessException | InaccessibleObjectException | LinkageError closed) {
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
