package io.consumerproof.jdbc;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown when a database cannot be opened as its settings say; the message has a line per problem. */
public final class DatabaseProblemsException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient List<DatabaseProblem> problems;

    DatabaseProblemsException(List<DatabaseProblem> problems) {
        super(problems.stream().map(DatabaseProblem::text).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** All problems that could be found, in the order of the settings; never empty. */
    public List<DatabaseProblem> problems() {
        return problems;
    }
}
