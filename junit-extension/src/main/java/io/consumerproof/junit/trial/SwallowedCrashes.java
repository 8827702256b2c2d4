package io.consumerproof.junit.trial;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Statement;
import io.consumerproof.history.Event;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.scenario.Program;
import io.consumerproof.scenario.Stage;
import java.util.ArrayList;
import java.util.List;

/** Notices handlers that catch what stands for their own death and go on; harmless to the search, and worth a remark. */
final class SwallowedCrashes {

    private boolean any;

    /** {@code program}, listened to. */
    Program listening(Program program) {
        return stage -> {
            try {
                program.perform(stage);
            } finally {
                any |= swallowed(stage);
            }
        };
    }

    private static boolean swallowed(Stage stage) {
        for (Event event : stage.history()) {
            if (event instanceof MemberEvent.CrashSwallowed) {
                return true;
            }
        }
        return false;
    }

    /** The exploration, with a remark where there is something to remark. */
    Exploration remarkedIn(Exploration exploration) {
        if (!any) {
            return exploration;
        }
        Statement tried = exploration.statement();
        List<String> remarks = new ArrayList<>(tried.remarks());
        remarks.add(
                "the consumer caught its own crash in some runs, and what it did afterwards was ignored: let Error pass; "
                        + "'catch (Throwable)' does not, and a Future keeps it until somebody asks for its result");
        return exploration.statement(tried.remarks(remarks));
    }
}
