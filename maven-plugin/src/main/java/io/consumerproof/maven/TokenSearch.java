package io.consumerproof.maven;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.SessionData;

/** Which modules of one build have looked for a token, and whether it was found; for modules that are built at the same time too. */
final class TokenSearch {

    private static final String PLUGIN = "io.consumerproof:consumerproof-maven-plugin";

    private final Set<String> awaited = new HashSet<>();
    private boolean found;

    TokenSearch(List<MavenProject> modules) {
        for (MavenProject project : modules) {
            if (project.getPlugin(PLUGIN) != null && !project.getPackaging().equals("pom")) {
                awaited.add(project.getId());
            }
        }
    }

    /** That of {@code session}. */
    static TokenSearch in(MavenSession session) {
        SessionData memory = session.getRepositorySession().getData();
        memory.set(TokenSearch.class, null, new TokenSearch(session.getProjects()));
        return (TokenSearch) memory.get(TokenSearch.class);
    }

    /**
     * Notes that a module has looked.
     *
     * @return whether the token was found, or may still be found by a module that has not looked yet
     */
    synchronized boolean ended(MavenProject project, boolean foundHere) {
        awaited.remove(project.getId());
        found |= foundHere;
        return found || !awaited.isEmpty();
    }
}
