package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import java.util.List;

/** A record in a run without faults beside a record in the test driver of Kafka Streams. */
final class TopologyFigures implements Chapter {

    /** Records of one run, on both sides. */
    static final int RECORDS = 1_000;

    @Override
    public String name() {
        return "topology";
    }

    @Override
    public List<Figure> figures() throws Exception {
        return List.of(new Figure(
                "a run without faults over 1,000 records",
                Stint.alone(Job.FAULT_FREE).byProcessor(),
                "records/CPU s",
                "TopologyTestDriver",
                Stint.alone(Job.TOPOLOGY).byProcessor(),
                Goal.NONE));
    }
}
