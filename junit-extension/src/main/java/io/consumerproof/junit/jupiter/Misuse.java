package io.consumerproof.junit.jupiter;

import io.consumerproof.explore.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;

/**
 * A test that sets up its log in a way that cannot be: the message of what it called says all, and the only place of interest is the
 * test's own. No schedule has a part in it, so it has no story and no token.
 */
final class Misuse {

    private static final String OURS = "io.consumerproof.";
    private static final String OUR_API = Misuse.class.getPackageName() + ".";

    private Misuse() {}

    /** What to throw for {@code finding} in the test {@code name}; empty if something else is wrong. */
    static Optional<ExtensionConfigurationException> of(String name, Finding finding) {
        Throwable thrown = finding.assertion();
        boolean isSetUp = finding.kind() == Finding.Kind.ERROR && finding.faults() == 0;
        return isSetUp && isRefusal(thrown) && thrown != null ? Optional.of(told(name, thrown)) : Optional.empty();
    }

    /** As a person needs it: the test's name, the message, and the test's own frames. */
    static ExtensionConfigurationException told(String name, Throwable refusal) {
        ExtensionConfigurationException told = new ExtensionConfigurationException(name + ": " + refusal.getMessage());
        told.setStackTrace(framesOfTheTest(refusal.getStackTrace()));
        return told;
    }

    /** Whether what the test called refused it: {@link IllegalStateException} is that of the API alone, inside it is a mistake of ours. */
    private static boolean isRefusal(@Nullable Throwable thrown) {
        StackTraceElement[] frames = thrown == null ? new StackTraceElement[0] : thrown.getStackTrace();
        String top = frames.length == 0 ? "" : frames[0].getClassName();
        return (thrown instanceof IllegalArgumentException && top.startsWith(OURS))
                || (thrown instanceof IllegalStateException && isOfTheApi(top));
    }

    /** A test may be in a package of the same name. */
    private static boolean isOfTheApi(String name) {
        if (!name.startsWith(OUR_API)) {
            return false;
        }
        try {
            Class<?> type = Class.forName(name, false, Misuse.class.getClassLoader());
            return Objects.equals(
                    type.getProtectionDomain().getCodeSource(),
                    Misuse.class.getProtectionDomain().getCodeSource());
        } catch (ClassNotFoundException elsewhere) {
            return false;
        }
    }

    /** From where the test called us down to who called the test; what is beneath has started the tests. */
    private static StackTraceElement[] framesOfTheTest(StackTraceElement[] all) {
        List<StackTraceElement> own = new ArrayList<>();
        for (StackTraceElement each : all) {
            String type = each.getClassName();
            if (type.startsWith("org.junit.") || (isBetween(type) && !own.isEmpty())) {
                break;
            }
            if (!isBetween(type) && !(own.isEmpty() && type.startsWith("java."))) {
                own.add(each);
            }
        }
        return own.toArray(new StackTraceElement[0]);
    }

    private static boolean isBetween(String type) {
        return type.startsWith(OURS)
                || type.startsWith("jdk.internal.reflect.")
                || type.startsWith("java.lang.reflect.");
    }
}
