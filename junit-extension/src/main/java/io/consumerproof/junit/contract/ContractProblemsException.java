package io.consumerproof.junit.contract;

import java.util.List;
import java.util.stream.Collectors;

/** A contract that cannot be judged; the message is all its problems, one a line. Carries no stack trace: the fault is in a file. */
public final class ContractProblemsException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient List<Problem> problems;

    ContractProblemsException(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")), null, false, false);
        this.problems = List.copyOf(problems);
    }

    /** Every problem, sorted by place; never empty. */
    public List<Problem> problems() {
        return problems;
    }
}
