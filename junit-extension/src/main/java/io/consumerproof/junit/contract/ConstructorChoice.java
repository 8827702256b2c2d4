package io.consumerproof.junit.contract;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Chooses the constructor that is filled from the contract's world: the one with most parameters of those that can be. */
final class ConstructorChoice {

    private final Reading reading;
    private final Supplies supplies;

    ConstructorChoice(Reading reading, Supplies supplies) {
        this.reading = reading;
        this.supplies = supplies;
    }

    /** The filled constructor of {@code type}; null, and a problem at {@code at}, if there is none. */
    @Nullable
    FilledCall choose(Class<?> type, Node at) {
        if (type.isInterface() || Modifier.isAbstract(type.getModifiers())) {
            reading.problem(at, "class '" + type.getName() + "' is abstract; name one that can be made");
            return null;
        }
        List<Constructor<?>> usable = Arrays.stream(type.getDeclaredConstructors())
                .filter(each -> !Modifier.isPrivate(each.getModifiers()) && !each.isSynthetic())
                .sorted(Comparator.comparing(TypeNames::signature))
                .toList();
        if (usable.isEmpty()) {
            reading.problem(at, "class '" + type.getName() + "' has only private constructors; use 'factory'");
            return null;
        }
        List<FilledCall> filled = new ArrayList<>();
        usable.forEach(each -> filled(each).ifPresent(filled::add));
        int most =
                filled.stream().mapToInt(each -> each.arguments().size()).max().orElse(-1);
        List<FilledCall> best =
                filled.stream().filter(each -> each.arguments().size() == most).toList();
        if (best.size() == 1) {
            best.get(0).executable().setAccessible(true);
            return best.get(0);
        }
        if (best.isEmpty()) {
            unfilled(usable, at);
        } else {
            reading.problem(at, ambiguous(best));
        }
        return null;
    }

    /** A static method with something for each parameter, or the problem that there is not. */
    @Nullable
    FilledCall of(Executable executable, Node at) {
        Optional<FilledCall> call = filled(executable);
        if (call.isEmpty()) {
            unfilled(List.of(executable), at);
            return null;
        }
        executable.setAccessible(true);
        return call.get();
    }

    private Optional<FilledCall> filled(Executable executable) {
        List<Supply> arguments = new ArrayList<>();
        for (Type type : executable.getGenericParameterTypes()) {
            supplies.filling(type).ifPresent(arguments::add);
        }
        return arguments.size() == executable.getParameterCount()
                ? Optional.of(new FilledCall(executable, arguments))
                : Optional.empty();
    }

    private void unfilled(List<? extends Executable> executables, Node at) {
        List<String> reasons = new ArrayList<>();
        for (Executable executable : executables) {
            Type[] types = executable.getGenericParameterTypes();
            for (int i = 0; i < types.length; i++) {
                if (supplies.filling(types[i]).isEmpty() && !supplies.mayLack(types[i])) {
                    reasons.add("parameter " + (i + 1) + " of '" + TypeNames.signature(executable) + "', a '"
                            + TypeNames.of(types[i]) + "'");
                }
            }
        }
        if (!reasons.isEmpty()) {
            reading.problem(
                    at,
                    "nothing fills " + String.join(", ", reasons) + "; can be filled: " + supplies.list()
                            + "; declare an interface under 'world.ports', a database under 'world.database', or use"
                            + " 'factory'");
        }
    }

    private static String ambiguous(List<FilledCall> best) {
        String signatures = Spelling.list(best.stream()
                .map(each -> TypeNames.signature(each.executable()))
                .toList());
        return "constructors " + signatures + " can be filled alike; keep one of them non-private, or use 'factory'";
    }
}
