package io.consumerproof.conformance.live.coordinator;

import io.consumerproof.choice.Prng;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Random requests of a few processes, two of them static members; a process that is out, or dies, is followed by another one. */
final class ClassicRequests {

    private static final int PLACES = 4;
    private static final int DYNAMIC_PLACES = 2;

    private final Prng random;
    private final List<ClassicProcess> processes = new ArrayList<>();
    private final Map<String, ClassicProcess> byName = new TreeMap<>();

    ClassicRequests(Prng random) {
        this.random = random;
        for (int place = 0; place < PLACES; place++) {
            processes.add(fresh(place));
        }
    }

    private ClassicProcess fresh(int place) {
        @Nullable String instance = place < DYNAMIC_PLACES ? null : "i" + place;
        ClassicProcess process = new ClassicProcess("m" + (100 + byName.size()), instance, random);
        byName.put(process.name, process);
        return process;
    }

    ClassicStep next(long micros) {
        int place = random.nextInt(PLACES);
        if (processes.get(place).isOver() || random.nextInt(40) == 0) {
            processes.set(place, fresh(place));
        }
        return processes.get(place).next(micros);
    }

    void answered(List<ClassicAnswer> answers) {
        for (ClassicAnswer each : answers) {
            ClassicProcess process = byName.get(each.member());
            if (process != null) {
                process.answered(each);
            }
        }
    }
}
