package io.consumerproof.scenario;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a port answers that has nobody behind it. */
final class EmptyValues {

    private EmptyValues() {}

    /** Zero, false, an empty collection, a completed future; null for all other types. */
    static @Nullable Object of(Class<?> type) {
        if (type.isPrimitive()) {
            return ofPrimitive(type);
        } else if (type == Optional.class) {
            return Optional.empty();
        } else if (type == OptionalInt.class) {
            return OptionalInt.empty();
        } else if (type == OptionalLong.class) {
            return OptionalLong.empty();
        } else if (type == OptionalDouble.class) {
            return OptionalDouble.empty();
        } else if (type == Set.class) {
            return Collections.emptySet();
        } else if (type == Map.class) {
            return Collections.emptyMap();
        } else if (type == Stream.class) {
            return Stream.empty();
        } else if (type == Future.class || type == CompletionStage.class || type == CompletableFuture.class) {
            return CompletableFuture.completedFuture(null);
        }
        return type.isAssignableFrom(List.class) && type != Object.class ? List.of() : null;
    }

    private static @Nullable Object ofPrimitive(Class<?> type) {
        if (type == void.class) {
            return null;
        } else if (type == boolean.class) {
            return false;
        } else if (type == char.class) {
            return '\0';
        } else if (type == byte.class) {
            return (byte) 0;
        } else if (type == short.class) {
            return (short) 0;
        } else if (type == int.class) {
            return 0;
        } else if (type == long.class) {
            return 0L;
        }
        return type == float.class ? (Object) 0f : (Object) 0d;
    }
}
