package io.consumerproof.junit.contract;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

/** Binds single JSON values: text, numbers with their ranges, booleans, enums, instants, ids. */
final class ScalarBinder {

    private static final Map<Class<?>, Function<String, Object>> FROM_NUMBER = new LinkedHashMap<>();
    private static final Map<Class<?>, Function<String, Object>> FROM_TEXT = new LinkedHashMap<>();

    static {
        number(byte.class, Byte.class, text -> new BigDecimal(text).byteValueExact());
        number(short.class, Short.class, text -> new BigDecimal(text).shortValueExact());
        number(int.class, Integer.class, text -> new BigDecimal(text).intValueExact());
        number(long.class, Long.class, text -> new BigDecimal(text).longValueExact());
        number(float.class, Float.class, Float::valueOf);
        number(double.class, Double.class, Double::valueOf);
        FROM_NUMBER.put(BigDecimal.class, BigDecimal::new);
        FROM_NUMBER.put(BigInteger.class, text -> new BigDecimal(text).toBigIntegerExact());
        FROM_TEXT.put(String.class, text -> text);
        FROM_TEXT.put(char.class, ScalarBinder::character);
        FROM_TEXT.put(Character.class, ScalarBinder::character);
        FROM_TEXT.put(Instant.class, Instant::parse);
        FROM_TEXT.put(UUID.class, UUID::fromString);
    }

    private ScalarBinder() {}

    private static void number(Class<?> primitive, Class<?> boxed, Function<String, Object> reader) {
        FROM_NUMBER.put(primitive, reader);
        FROM_NUMBER.put(boxed, reader);
    }

    static boolean binds(Class<?> type) {
        return FROM_NUMBER.containsKey(type)
                || FROM_TEXT.containsKey(type)
                || type.isEnum()
                || type == boolean.class
                || type == Boolean.class;
    }

    /**
     * The value of {@code node} as {@code type}.
     *
     * @throws JsonBindingException if it is none
     */
    static Object bind(Node node, Class<?> type, String pointer) {
        if (node instanceof Scalar) {
            Scalar scalar = (Scalar) node;
            boolean number = scalar.kind() == Scalar.Kind.INTEGER || scalar.kind() == Scalar.Kind.DECIMAL;
            Function<String, Object> reader = number ? FROM_NUMBER.get(type) : null;
            if (scalar.isText()) {
                reader = type.isEnum() ? text -> constant(type, text, pointer) : FROM_TEXT.get(type);
            } else if (scalar.kind() == Scalar.Kind.BOOLEAN && (type == boolean.class || type == Boolean.class)) {
                reader = Boolean::valueOf;
            }
            if (reader != null) {
                return read(reader, scalar, type, pointer);
            }
        }
        throw new JsonBindingException(pointer, "is " + node.shape() + ", allowed is a '" + type.getSimpleName() + "'");
    }

    private static Object read(Function<String, Object> reader, Scalar scalar, Class<?> type, String pointer) {
        try {
            return reader.apply(scalar.text());
        } catch (JsonBindingException known) {
            throw known;
        } catch (RuntimeException unfit) {
            throw new JsonBindingException(
                    pointer, "is " + scalar.shape() + ", which is no '" + type.getSimpleName() + "'");
        }
    }

    private static Object constant(Class<?> type, String text, String pointer) {
        List<String> names = Arrays.stream(type.getEnumConstants())
                .map(each -> ((Enum<?>) each).name())
                .toList();
        int index = names.indexOf(text);
        if (index < 0) {
            throw new JsonBindingException(
                    pointer,
                    "is the text '" + text + "', allowed are " + Spelling.list(names) + Spelling.hint(text, names));
        }
        return type.getEnumConstants()[index];
    }

    private static Object character(String text) {
        if (text.length() != 1) {
            throw new IllegalArgumentException(text);
        }
        return text.charAt(0);
    }
}
