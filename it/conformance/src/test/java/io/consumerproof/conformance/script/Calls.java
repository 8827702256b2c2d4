package io.consumerproof.conformance.script;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The catalogue of calls. */
public final class Calls {

    private static final Map<String, Call> ALL = new TreeMap<>();

    static {
        Stream.of(
                        ClientCalls.all(),
                        CommitCalls.all(),
                        PollCalls.all(),
                        LifeCalls.all(),
                        AdminCalls.all(),
                        ProducerCalls.all(),
                        OutputCalls.all())
                .flatMap(each -> each.stream())
                .forEach(each -> ALL.put(each.name(), each));
    }

    private Calls() {}

    /**
     * The call of that name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Call named(String name) {
        Call call = ALL.get(name);
        if (call == null) {
            throw new IllegalArgumentException("no call '" + name + "'; calls: " + ALL.keySet());
        }
        return call;
    }
}
