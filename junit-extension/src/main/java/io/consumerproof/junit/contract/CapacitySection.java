package io.consumerproof.junit.contract;

import io.consumerproof.capacity.DrainTime;
import io.consumerproof.capacity.KeySkew;
import io.consumerproof.capacity.PartitionsNeeded;
import io.consumerproof.capacity.Rate;
import io.consumerproof.capacity.RetentionHeadroom;
import io.consumerproof.capacity.Unit;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** {@code capacity}: declared rates, and what follows from them and from the records by arithmetic alone. */
final class CapacitySection {

    private final Reading reading;
    private final Fields fields;
    private final List<String> sentences = new ArrayList<>();

    private CapacitySection(Reading reading, Fields fields) {
        this.reading = reading;
        this.fields = fields;
    }

    /**
     * The results as sentences for the statement; none without the section.
     *
     * @param topics those with records
     */
    static List<String> read(Reading reading, @Nullable Node node, List<TopicSettings> topics, List<Append> records) {
        if (node == null) {
            return List.of();
        }
        CapacitySection section = new CapacitySection(reading, Fields.of(reading, "capacity", node));
        section.partitions();
        Rate arrival = section.rate("arrival");
        Rate handling = section.rate("handling");
        Duration outage = section.outage();
        section.together("handling", "arrival");
        section.drain(arrival, handling, outage);
        section.headroom(topics, arrival, outage);
        KeySkew.of(topics, records).forEach(each -> section.sentences.add(each.sentence()));
        return section.sentences.stream().map(each -> "capacity: " + each).toList();
    }

    private void partitions() {
        together("target", "producer");
        together("producer", "consumer");
        together("consumer", "target");
        Rate target = above("target");
        Rate producer = above("producer");
        Rate consumer = above("consumer");
        if (target != null && producer != null && consumer != null) {
            tell("target", () -> PartitionsNeeded.of(target, producer, consumer).sentence());
        }
    }

    private void drain(@Nullable Rate arrival, @Nullable Rate handling, @Nullable Duration outage) {
        together("backlog", "handling");
        if (arrival == null || handling == null || !alike(arrival, handling)) {
            return;
        }
        Node node = fields.node("backlog");
        if (node != null) {
            Optional<Long> backlog = backlog(node, arrival.unit());
            backlog.ifPresent(count ->
                    tell("backlog", () -> DrainTime.of(count, arrival, handling).sentence()));
        }
        if (outage != null) {
            tell(
                    "outage",
                    () -> "after an outage as long as named, "
                            + DrainTime.afterOutage(outage, arrival, handling).sentence());
        }
    }

    private boolean alike(Rate arrival, Rate handling) {
        Node node = fields.node("handling");
        boolean alike = arrival.unit() == handling.unit();
        if (!alike && node != null) {
            reading.problem(
                    node,
                    "'handling' counts " + handling.unit() + " and 'arrival' counts " + arrival.unit()
                            + "; both must be alike");
        }
        return alike;
    }

    private @Nullable Duration outage() {
        int before = reading.problems().count();
        Duration outage = fields.duration("outage", Duration.ZERO);
        return fields.has("outage") && reading.problems().count() == before ? outage : null;
    }

    /** Records as a number, bytes as a size. */
    private Optional<Long> backlog(Node node, Unit unit) {
        int before = reading.problems().count();
        boolean number = node instanceof Scalar && ((Scalar) node).kind() == Scalar.Kind.INTEGER;
        if (number != (unit == Unit.RECORDS)) {
            String allowed = unit == Unit.RECORDS ? "a whole number of records" : SizeText.ALLOWED;
            reading.problem(node, Fields.wrongType("backlog", node, allowed + ", as 'arrival' counts " + unit));
            return Optional.empty();
        }
        long count = number ? fields.number("backlog", 0, Long.MAX_VALUE, 0) : fields.size("backlog", 0);
        return reading.problems().count() == before ? Optional.of(count) : Optional.empty();
    }

    private void headroom(List<TopicSettings> topics, @Nullable Rate arrival, @Nullable Duration outage) {
        for (TopicSettings each : topics) {
            boolean judged = outage != null || each.words().contains("topics.retention");
            boolean open = RetentionHeadroom.needsBytes(each.retention())
                    && (arrival == null || arrival.unit() != Unit.BYTES)
                    && outage == null;
            if (judged && !open && each.cleanup().deletes()) {
                tell("outage", () -> RetentionHeadroom.of(
                                each.name(), each.retention(), each.partitions(), arrival, outage)
                        .sentence());
            }
        }
    }

    private void together(String key, String needed) {
        Node node = fields.node(key);
        if (node != null && !fields.has(needed)) {
            reading.problem(node, "'" + key + "' without '" + needed + "'; add '" + needed + ": …'");
        }
    }

    private @Nullable Rate above(String key) {
        Rate rate = rate(key);
        Node node = fields.node(key);
        if (rate != null && node != null && rate.amount().signum() == 0) {
            reading.problem(node, "'" + key + "' is " + node.shape() + ", it must be above 0");
            return null;
        }
        return rate;
    }

    private @Nullable Rate rate(String key) {
        Node node = fields.node(key);
        if (node == null) {
            return null;
        }
        Optional<Rate> rate = node instanceof Scalar ? RateText.parse(((Scalar) node).text()) : Optional.empty();
        if (rate.isEmpty()) {
            reading.problem(node, Fields.wrongType(key, node, RateText.ALLOWED));
        }
        return rate.orElse(null);
    }

    /** Adds a sentence; what cannot be computed is a problem at {@code key}. */
    private void tell(String key, Supplier<String> sentence) {
        try {
            sentences.add(sentence.get());
        } catch (IllegalArgumentException refused) {
            Node node = fields.node(key);
            reading.problem(node == null ? fields.place() : node.place(), String.valueOf(refused.getMessage()));
        }
    }
}
