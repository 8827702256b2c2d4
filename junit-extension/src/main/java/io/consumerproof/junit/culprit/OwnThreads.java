package io.consumerproof.junit.culprit;

import java.util.Optional;

/**
 * Threads that race each other. Seen where several of them had effects while one call was waited for; or where JVMs that were started
 * alike differ, and the code starts threads. One that an effect comes from while nobody waits for it is caught in the act, before
 * runs are compared.
 */
final class OwnThreads implements Culprit {

    private static final Methods STARTED = Methods.of("java\\.lang\\.Thread", "<init>|startVirtualThread|ofVirtual")
            .and("java\\.util\\.concurrent\\.Executors", "new.*")
            .and("java\\.util\\.concurrent\\.(ThreadPoolExecutor|ForkJoinPool|ScheduledThreadPoolExecutor)", "<init>")
            .and("java\\.util\\.concurrent\\.CompletableFuture", ".*Async")
            .and("java\\.util\\..*", "parallel|parallelStream")
            .and("java\\.util\\.Timer", "<init>");

    @Override
    public String name() {
        return "threads of its own";
    }

    @Override
    public Optional<String> seenIn(Sighting sighting) {
        if (!sighting.racing().isEmpty()) {
            return Optional.of("effects of one call come from several of them: " + sighting.racing());
        }
        boolean seen = sighting.comparisons().mayComeFromOutside() && sighting.calls(STARTED);
        return seen ? Optional.of(sighting.places(STARTED).substring(2)) : Optional.empty();
    }

    @Override
    public String cure() {
        return "do the work of a record on the thread that handles it, or wait for one piece before the next begins";
    }
}
