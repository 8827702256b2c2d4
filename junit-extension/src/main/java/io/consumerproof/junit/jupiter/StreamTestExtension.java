package io.consumerproof.junit.jupiter;

import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Takes the body of a {@link StreamTest} out of Jupiter's hands: Jupiter makes one instance as ever, but calls neither the body
 * nor the set-up and tear-down methods on it; each run of the search does all that on instances of its own.
 */
final class StreamTestExtension implements ParameterResolver, InvocationInterceptor {

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == VirtualLog.class
                && parameter.getDeclaringExecutable() instanceof Method;
    }

    /** Nothing: every run has a log of its own, and Jupiter's own call is skipped. */
    @Override
    public @Nullable Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return null;
    }

    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) {
        invocation.skip();
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        invocation.skip();
        new StreamTestRun(context).judge();
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) {
        invocation.skip();
        throw new ExtensionConfigurationException("'" + method.getExecutable().getName()
                + "' is a @StreamTest, whose body runs once for every schedule, and a template that runs it again: remove"
                + " the other annotation, such as @RepeatedTest or @ParameterizedTest");
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) {
        invocation.skip();
    }
}
