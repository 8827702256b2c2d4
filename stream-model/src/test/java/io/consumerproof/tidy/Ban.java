package io.consumerproof.tidy;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * One thing that model code must not use.
 *
 * @param owner full name of the type that owns it
 * @param member name of the method, constructor ({@code <init>}) or field
 * @param parameters full names of the parameter types for which the ban holds
 * @param cure what to use instead
 */
record Ban(Pattern owner, Pattern member, Predicate<List<String>> parameters, String cure) {

    static Ban type(String owner, String cure) {
        return member(owner, ".*", cure);
    }

    static Ban member(String owner, String member, String cure) {
        return new Ban(Pattern.compile(owner), Pattern.compile(member), parameters -> true, cure);
    }

    /** Only the overloads with fewer parameters than {@code count}. */
    Ban withFewerParametersThan(int count) {
        return new Ban(owner, member, parameters -> parameters.size() < count, cure);
    }

    /** Only the overloads that take no locale. */
    Ban withoutLocale() {
        return new Ban(owner, member, parameters -> !parameters.contains(Locale.class.getName()), cure);
    }

    boolean hits(JavaAccess<?> access) {
        return owner.matcher(access.getTargetOwner().getName()).matches()
                && member.matcher(access.getName()).matches()
                && parameters.test(parameterTypes(access));
    }

    private static List<String> parameterTypes(JavaAccess<?> access) {
        if (access.getTarget() instanceof CodeUnitAccessTarget) {
            return ((CodeUnitAccessTarget) access.getTarget())
                    .getRawParameterTypes().stream().map(type -> type.getName()).toList();
        }
        return List.of();
    }
}
