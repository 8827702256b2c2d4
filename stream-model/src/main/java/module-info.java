/** A deterministic model of a partitioned log and its consumers, the search over its runs, and what is told of them. */
module io.consumerproof.model {
    requires static org.jspecify;

    exports io.consumerproof.history;
    exports io.consumerproof.choice;
    exports io.consumerproof.scenario;
    exports io.consumerproof.check;
    exports io.consumerproof.capacity;
    exports io.consumerproof.explore;
    exports io.consumerproof.report;
}
