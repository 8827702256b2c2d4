package io.consumerproof.junit.jupiter;

import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;

/** What the methods and constructors of a test class are called with, anew for every run. */
final class Arguments {

    private final ExtensionContext context;

    Arguments(ExtensionContext context) {
        this.context = context;
    }

    /** The arguments in order; {@code first} goes in front where a constructor takes its enclosing instance. */
    Object[] of(Executable executable, @Nullable Object first, @Nullable VirtualLog log) {
        List<Object> arguments = new ArrayList<>();
        for (Parameter parameter : executable.getParameters()) {
            boolean enclosing = arguments.isEmpty() && first != null;
            arguments.add(enclosing ? first : of(parameter, log));
        }
        return arguments.toArray();
    }

    private Object of(Parameter parameter, @Nullable VirtualLog log) {
        Class<?> type = parameter.getType();
        if (type == VirtualLog.class && log != null) {
            return log;
        }
        if (type == TestInfo.class) {
            return new ThisTest(context);
        }
        if (type == TestReporter.class) {
            return (TestReporter) entry -> {};
        }
        throw new ExtensionConfigurationException(
                "parameter '" + type.getSimpleName() + " " + parameter.getName() + "' of "
                        + spell(parameter.getDeclaringExecutable())
                        + " is filled by an extension, once and not once a run: a @StreamTest and the life-cycle methods around it may"
                        + " take TestInfo, TestReporter and, constructors aside, VirtualLog; make anything else in the body");
    }

    private static String spell(Executable executable) {
        String type = executable.getDeclaringClass().getSimpleName();
        return executable instanceof Method
                ? "'" + type + "." + executable.getName() + "'"
                : "the constructor of '" + type + "'";
    }

    /** What Jupiter would tell of the test. */
    private record ThisTest(ExtensionContext context) implements TestInfo {

        @Override
        public String getDisplayName() {
            return context.getDisplayName();
        }

        @Override
        public Set<String> getTags() {
            return context.getTags();
        }

        @Override
        public Optional<Class<?>> getTestClass() {
            return context.getTestClass();
        }

        @Override
        public Optional<Method> getTestMethod() {
            return context.getTestMethod();
        }
    }
}
