package io.consumerproof.junit.jupiter;

import io.consumerproof.explore.Experiment.Identity;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.jspecify.annotations.Nullable;

/** How a test is named in reports, and what its tokens are bound to. */
final class TestIdentity {

    private final Class<?> testClass;
    private final Method body;

    TestIdentity(Class<?> testClass, Method body) {
        this.testClass = testClass;
        this.body = body;
    }

    /** For people: {@code OrderProjectionTest.everyOrderIsBilledOnce}. */
    String name() {
        String qualified = testClass.getName();
        String simple = qualified.substring(qualified.lastIndexOf('.') + 1).replace('$', '.');
        return simple + "." + body.getName();
    }

    /** For machines: {@code com.acme.OrderProjectionTest#everyOrderIsBilledOnce}. */
    String id() {
        return testClass.getName() + "#" + body.getName();
    }

    /** What a token is appended to in a line that can be pasted. */
    String replayCommand() {
        String qualified = testClass.getName();
        String selector = qualified.substring(qualified.lastIndexOf('.') + 1) + "#" + body.getName();
        String quoted = selector.contains("$") ? "'" + selector + "'" : selector;
        return "mvn test -Dtest=" + quoted + " -Dconsumerproof.token=";
    }

    /** Bound to the class files that hold the body; which classes are the consumer's is unknown. */
    Identity identity() {
        return new Identity(id(), content(), 0);
    }

    private long content() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(id().getBytes(StandardCharsets.UTF_8));
            for (@Nullable Class<?> each = testClass;
                    each != null && each != Object.class;
                    each = each.getSuperclass()) {
                digest.update(classFile(each));
            }
            return ByteBuffer.wrap(digest.digest()).getLong();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] classFile(Class<?> type) {
        String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream stream = type.getResourceAsStream(file)) {
            return stream == null ? new byte[0] : stream.readAllBytes();
        } catch (IOException unreadable) {
            return new byte[0];
        }
    }
}
