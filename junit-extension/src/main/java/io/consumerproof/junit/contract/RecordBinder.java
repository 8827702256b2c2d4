package io.consumerproof.junit.contract;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Binds JSON to records, enums, scalars, lists, maps and optionals where a project has no Jackson. Strict: a property that a
 * record does not have, a number that does not fit, a missing primitive are failures that name the JSON pointer.
 */
final class RecordBinder implements ValueFormat {

    private final Type type;

    RecordBinder(Type type) {
        this.type = type;
    }

    /** Whether values of {@code type} can be bound. */
    static boolean binds(Type type) {
        return binds(type, List.of());
    }

    private static boolean binds(Type type, List<Type> around) {
        Class<?> raw = TypeNames.raw(type);
        if (around.contains(type) || ScalarBinder.binds(raw)) {
            return true;
        }
        List<Type> within = new ArrayList<>(around);
        within.add(type);
        if (raw == List.class || raw == Optional.class) {
            return type instanceof ParameterizedType && binds(TypeNames.argument(type, 0), within);
        }
        if (raw == Map.class) {
            return TypeNames.argument(type, 0) == String.class && binds(TypeNames.argument(type, 1), within);
        }
        return raw.isRecord()
                && Arrays.stream(raw.getRecordComponents()).allMatch(each -> binds(each.getGenericType(), within));
    }

    @Override
    public ValueReader open() {
        return (topic, value) -> bind(parsed(value), type, "");
    }

    private static Node parsed(byte[] value) {
        try {
            return JsonText.parse(new String(value, StandardCharsets.UTF_8), "value", 1);
        } catch (ContractProblemsException noJson) {
            Problem first = noJson.problems().get(0);
            throw new JsonBindingException(
                    "",
                    "is " + first.sentence() + ", at column " + first.place().column());
        }
    }

    private static @Nullable Object bind(Node node, Type type, String pointer) throws Exception {
        Class<?> raw = TypeNames.raw(type);
        if (raw == Optional.class) {
            return Optional.ofNullable(isNull(node) ? null : bind(node, TypeNames.argument(type, 0), pointer));
        }
        if (isNull(node)) {
            if (raw.isPrimitive()) {
                throw new JsonBindingException(pointer, "is null, allowed is a '" + raw + "'");
            }
            return null;
        }
        if (raw == List.class) {
            return list(node, TypeNames.argument(type, 0), pointer);
        }
        if (raw == Map.class) {
            return map(node, TypeNames.argument(type, 1), pointer);
        }
        return raw.isRecord() ? record(node, raw, pointer) : ScalarBinder.bind(node, raw, pointer);
    }

    private static boolean isNull(Node node) {
        return node instanceof Scalar && ((Scalar) node).isNull();
    }

    private static List<@Nullable Object> list(Node node, Type element, String pointer) throws Exception {
        if (!(node instanceof Sequence)) {
            throw new JsonBindingException(pointer, "is " + node.shape() + ", allowed is a list");
        }
        List<@Nullable Object> bound = new ArrayList<>();
        for (Node item : ((Sequence) node).items()) {
            bound.add(bind(item, element, pointer + "/" + bound.size()));
        }
        return Collections.unmodifiableList(bound);
    }

    private static Map<String, @Nullable Object> map(Node node, Type element, String pointer) throws Exception {
        Map<String, @Nullable Object> bound = new LinkedHashMap<>();
        for (Entry entry : entries(node, pointer)) {
            bound.put(entry.key(), bind(entry.value(), element, pointer + "/" + entry.key()));
        }
        return Collections.unmodifiableMap(bound);
    }

    private static List<Entry> entries(Node node, String pointer) {
        if (!(node instanceof Mapping)) {
            throw new JsonBindingException(pointer, "is " + node.shape() + ", allowed is an object");
        }
        return ((Mapping) node).entries();
    }

    private static Object record(Node node, Class<?> type, String pointer) throws Exception {
        Map<String, Node> given = new LinkedHashMap<>();
        entries(node, pointer).forEach(entry -> given.put(entry.key(), entry.value()));
        RecordComponent[] components = type.getRecordComponents();
        @Nullable Object[] values = new @Nullable Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            String name = components[i].getName();
            Node value = given.remove(name);
            Node present = value == null ? new Scalar(node.place(), Scalar.Kind.NULL, "null") : value;
            values[i] = bind(present, components[i].getGenericType(), pointer + "/" + name);
            types[i] = components[i].getType();
        }
        requireNothingLeft(given.keySet(), type, pointer);
        FilledRecord filled = new FilledRecord(type, types, values);
        return filled.make();
    }

    private static void requireNothingLeft(Set<String> left, Class<?> type, String pointer) {
        if (!left.isEmpty()) {
            List<String> known = Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getName)
                    .toList();
            String name = left.iterator().next();
            throw new JsonBindingException(
                    pointer + "/" + name,
                    "is no component of '" + type.getSimpleName() + "', it has " + Spelling.list(known)
                            + Spelling.hint(name, known));
        }
    }
}
