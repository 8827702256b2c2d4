package io.consumerproof.history;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Renders a value by what it holds, never by its own {@code toString}, so that equal content gives equal text in every JVM.
 * Sets and maps are sorted by their rendered elements; objects show their fields, the superclass's first, those of the
 * JDK that hide theirs their text; what is nested deeper than {@value #DEPTH} shows as {@code …}.
 */
public final class Structure {

    private static final int DEPTH = 8;

    /** Answers for values that are rendered in a way of their own. */
    @FunctionalInterface
    public interface Mask {

        /** The rendering of {@code value}; null: by its structure. */
        @Nullable
        String of(Object value);
    }

    private final Mask masks;

    private Structure(Mask masks) {
        this.masks = masks;
    }

    /** Renders {@code value}. */
    public static String of(@Nullable Object value) {
        return of(value, any -> null);
    }

    /** Renders {@code value}; a value for which {@code masks} answers is rendered by that answer. */
    public static String of(@Nullable Object value, Mask masks) {
        StringBuilder text = new StringBuilder(32);
        new Structure(masks).render(value, text, DEPTH);
        return text.toString();
    }

    private void render(@Nullable Object value, StringBuilder text, int depth) {
        if (value == null) {
            text.append("null");
            return;
        }
        String mask = masks.of(value);
        if (mask != null) {
            text.append(mask);
        } else if (value instanceof CharSequence || value instanceof Character) {
            text.append('"').append(value).append('"');
        } else if (isScalar(value)) {
            text.append(value);
        } else if (value instanceof Enum) {
            text.append(((Enum<?>) value).name());
        } else if (depth == 0) {
            text.append('…');
        } else {
            renderNested(value, text, depth - 1);
        }
    }

    private static boolean isScalar(Object value) {
        return (value instanceof Number && value.getClass().getName().startsWith("java."))
                || value instanceof Boolean
                || value instanceof Bytes
                || value instanceof UUID
                || (value instanceof Temporal && value.getClass().getName().startsWith("java."))
                || (value instanceof TemporalAmount
                        && value.getClass().getName().startsWith("java."));
    }

    private void renderNested(Object value, StringBuilder text, int depth) {
        if (value instanceof Optional) {
            render(((Optional<?>) value).orElse(null), text, depth);
        } else if (value instanceof Map) {
            renderMap((Map<?, ?>) value, text, depth);
        } else if (value instanceof Collection) {
            renderCollection((Collection<?>) value, text, depth);
        } else if (value.getClass().isArray()) {
            renderArray(value, text, depth);
        } else if (value.getClass().isRecord()) {
            renderRecord(value, text, depth);
        } else if (value instanceof AtomicReference) {
            render(((AtomicReference<?>) value).get(), text, depth);
        } else {
            renderObject(value, text, depth);
        }
    }

    private void renderObject(Object value, StringBuilder text, int depth) {
        String known = JdkText.of(value);
        if (known == null) {
            renderFields(value, text, depth);
        } else {
            text.append(known);
        }
    }

    private void renderCollection(Collection<?> values, StringBuilder text, int depth) {
        List<String> elements = new ArrayList<>(values.size());
        for (Object element : values) {
            elements.add(nested(element, depth));
        }
        if (values instanceof Set) {
            elements.sort(Comparator.naturalOrder());
        }
        text.append('[').append(String.join(", ", elements)).append(']');
    }

    private void renderMap(Map<?, ?> values, StringBuilder text, int depth) {
        List<String> entries = new ArrayList<>(values.size());
        for (Map.Entry<?, ?> entry : values.entrySet()) {
            entries.add(nested(entry.getKey(), depth) + ": " + nested(entry.getValue(), depth));
        }
        entries.sort(Comparator.naturalOrder());
        text.append('{').append(String.join(", ", entries)).append('}');
    }

    private void renderArray(Object array, StringBuilder text, int depth) {
        if (array instanceof byte[]) {
            text.append('"').append(Bytes.of((byte[]) array)).append('"');
            return;
        }
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            elements.add(Array.get(array, i));
        }
        renderCollection(elements, text, depth);
    }

    private void renderRecord(Object value, StringBuilder text, int depth) {
        List<String> parts = new ArrayList<>();
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            try {
                Field field = value.getClass().getDeclaredField(component.getName());
                parts.add(component.getName() + "=" + fieldOf(value, field, depth));
            } catch (NoSuchFieldException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
        text.append(value.getClass().getSimpleName())
                .append('(')
                .append(String.join(", ", parts))
                .append(')');
    }

    private void renderFields(Object value, StringBuilder text, int depth) {
        List<String> parts = new ArrayList<>();
        for (Class<?> type : hierarchy(value.getClass())) {
            Field[] fields = type.getDeclaredFields();
            Arrays.sort(fields, Comparator.comparing(Field::getName));
            for (Field field : fields) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                    parts.add(field.getName() + "=" + fieldOf(value, field, depth));
                }
            }
        }
        text.append(value.getClass().getSimpleName())
                .append('(')
                .append(String.join(", ", parts))
                .append(')');
    }

    private static List<Class<?>> hierarchy(Class<?> type) {
        List<Class<?>> types = new ArrayList<>();
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            types.add(0, each);
        }
        return types;
    }

    private String fieldOf(Object owner, Field field, int depth) {
        try {
            field.setAccessible(true);
            return nested(field.get(owner), depth);
        } catch (InaccessibleObjectException | IllegalAccessException closed) {
            return "…";
        }
    }

    private String nested(@Nullable Object value, int depth) {
        StringBuilder text = new StringBuilder(16);
        render(value, text, depth);
        return text.toString();
    }
}
