package io.consumerproof.junit.culprit;

import java.util.Optional;

/** The process that the code runs in, such as its id. Seen where JVMs that were started alike differ, and the code asks for it. */
final class OwnProcess implements Culprit {

    private static final Methods ASKED = Methods.of("java\\.lang\\.ProcessHandle", "pid|info")
            .and("java\\.lang\\.management\\.RuntimeMXBean", "getName|getPid|getStartTime|getUptime")
            .and("java\\.lang\\.Runtime", "freeMemory|totalMemory")
            .and("java\\.nio\\.file\\.Files", "createTemp(File|Directory)")
            .and("java\\.io\\.File", "createTempFile");

    @Override
    public String name() {
        return "the process it runs in";
    }

    @Override
    public Optional<String> seenIn(Sighting sighting) {
        return sighting.fromOutside(ASKED);
    }

    @Override
    public String cure() {
        return "take a name of the member from the constructor, such as an id of Supplier<UUID>";
    }
}
