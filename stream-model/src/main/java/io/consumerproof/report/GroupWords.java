package io.consumerproof.report;

import io.consumerproof.history.GroupEvent;

/** The words of what happened to a group as a whole. */
final class GroupWords {

    private GroupWords() {}

    static Words of(GroupEvent.Formed event) {
        String dead = event.deadLetterTopic() == null ? "" : " to " + event.deadLetterTopic();
        String policy = "commit " + event.commit() + ", " + PlainText.count(event.attempts(), "attempt") + ", then "
                + event.then() + dead;
        return new Words(event.group(), "reads " + StandingWords.list(event.topics()), policy);
    }

    static Words of(GroupEvent.RebalanceStarted event) {
        return new Words(event.group(), "rebalances: " + event.cause(), "generation " + event.generation() + " ends");
    }

    static Words of(GroupEvent.OffsetReset event) {
        String moved = "next offset " + event.from() + " back to " + event.nextOffset();
        return new Words(event.group(), Words.FAULT + event.why() + " of " + event.partition(), moved);
    }
}
