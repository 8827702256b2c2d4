package io.consumerproof.tidy;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The determinism bans by name, on sources: sees what the compiler folds away. {@link Determinism} sees the calls. */
final class DeterministicSource implements SourceRule {
    private static final String MODEL = "stream-model/src/main/java/";
    private static final String EXEMPT = MODEL + "io/consumerproof/member/thread/";

    private static final Set<String> TYPES =
            Set.of("HashMap", "HashSet", "IdentityHashMap", "Random", "ThreadLocalRandom", "SecureRandom");
    private static final Set<String> MEMBERS = Set.of(
            "Set.of",
            "Set.copyOf",
            "Map.of",
            "Map.ofEntries",
            "Map.copyOf",
            "Math.random",
            "UUID.randomUUID",
            "Collectors.toSet",
            "Collectors.toUnmodifiableSet",
            "Collectors.toUnmodifiableMap",
            "System.identityHashCode");
    private static final Set<String> MEMBERS_OF_ANYTHING = Set.of("parallel", "parallelStream", "formatted");
    private static final Set<String> WALL_CLOCK =
            Set.of("System.nanoTime", "System.currentTimeMillis", "Instant.now", "Thread.sleep");

    @Override
    public String sentence() {
        return "stream-model names nothing that differs between two JVMs (TreeMap, LinkedHashMap, List, EnumMap do not)";
    }

    @Override
    public List<String> findings(JavaSource source) {
        if (!source.file().startsWith(MODEL)) {
            return List.of();
        }
        Set<String> members = new TreeSet<>(MEMBERS);
        if (!source.file().startsWith(EXEMPT)) {
            members.addAll(WALL_CLOCK);
        }
        Names names = new Names(source, members);
        names.scan(source.unit(), null);
        return names.found;
    }

    private static final class Names extends TreeScanner<Void, Void> {
        private final List<String> found = new ArrayList<>();
        private final JavaSource source;
        private final Set<String> members;

        private Names(JavaSource source, Set<String> members) {
            this.source = source;
            this.members = members;
        }

        @Override
        public Void visitIdentifier(IdentifierTree identifier, Void unused) {
            if (TYPES.contains(identifier.getName().toString())) {
                found.add(source.at(identifier) + ": '" + identifier.getName() + "'");
            }
            return super.visitIdentifier(identifier, unused);
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree select, Void unused) {
            String name = select.getIdentifier().toString();
            if (TYPES.contains(name) || MEMBERS_OF_ANYTHING.contains(name) || isBanned(select.toString())) {
                found.add(source.at(select) + ": '" + select + "'");
            }
            return super.visitMemberSelect(select, unused);
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree reference, Void unused) {
            String name = reference.getName().toString();
            if (MEMBERS_OF_ANYTHING.contains(name) || isBanned(reference.getQualifierExpression() + "." + name)) {
                found.add(source.at(reference) + ": '" + reference + "'");
            }
            return super.visitMemberReference(reference, unused);
        }

        private boolean isBanned(String qualified) {
            return members.stream().anyMatch(member -> qualified.equals(member) || qualified.endsWith("." + member));
        }
    }
}
