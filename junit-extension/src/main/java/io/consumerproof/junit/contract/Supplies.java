package io.consumerproof.junit.contract;

import io.consumerproof.scenario.Sender;
import io.consumerproof.scenario.World;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Everything that constructors can be filled with: the contract's own world first, then what every run offers. */
final class Supplies {

    private final List<Supply> all;
    private final boolean complete;

    /**
     * What {@code declared} and every run offer.
     *
     * @param complete whether the declarations had no problems
     */
    Supplies(List<Supply> declared, boolean complete) {
        this.complete = complete;
        all = new ArrayList<>(declared);
        all.add(new Supply(Clock.class, "always there", World::clock));
        all.add(new Supply(RandomGenerator.class, "always there", World::random));
        all.add(new Supply(supplierOfIds(), "always there", World::ids));
        all.add(new Supply(Sender.class, "always there", World::sender));
    }

    /** What fills a parameter of {@code type}: the very type, else the only one that fits. */
    Optional<Supply> filling(Type type) {
        Optional<Supply> same =
                all.stream().filter(supply -> supply.type().equals(type)).findFirst();
        List<Supply> fitting = all.stream().filter(supply -> supply.fits(type)).toList();
        return same.or(() -> fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty());
    }

    /** Whether {@code type} may be missing only because its declaration was a problem, which has been told. */
    boolean mayLack(Type type) {
        return !complete && TypeNames.raw(type).isInterface();
    }

    /** {@code 'Clock' (always there), 'com.acme.Mailer' (world.ports)}, in the order of the catalogue. */
    String list() {
        return String.join(
                ", ",
                all.stream()
                        .map(supply -> "'" + TypeNames.of(supply.type()) + "' (" + supply.source() + ")")
                        .toList());
    }

    private static Type supplierOfIds() {
        try {
            Method ids = World.class.getMethod("ids");
            return ids.getGenericReturnType();
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
