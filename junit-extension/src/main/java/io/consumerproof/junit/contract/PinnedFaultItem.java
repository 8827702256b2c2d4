package io.consumerproof.junit.contract;

import io.consumerproof.explore.FaultShapes;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.PinnedFault;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One pinned fault: {@code {rebalance: before-poll, record: orders-0@1, member: 1, variant: same member}}, or the name of a fault alone. */
final class PinnedFaultItem {

    private static final Pattern RECORD = Pattern.compile("(.+)-(\\d{1,9})@(\\d{1,18})");
    private static final List<String> ADDRESS = List.of("record", "member", "variant");

    private final Reading reading;
    private final Topics topics;

    PinnedFaultItem(Reading reading, Topics topics) {
        this.reading = reading;
        this.topics = topics;
    }

    /** The fault; empty, and a problem, if it is none. */
    Optional<PinnedFault> read(Node item) {
        if (item instanceof Scalar && ((Scalar) item).isText()) {
            String name = ((Scalar) item).text();
            Optional<FaultKind> kind = FaultsSection.modelled(name);
            if (kind.isEmpty()) {
                FaultsSection.unknown(reading, new Entry(name, item.place(), item), List.of());
            }
            return kind.map(each -> new PinnedFault(each, null, null, null, null));
        }
        if (!(item instanceof Mapping)) {
            String allowed = "a fault such as '{crash: after-effect, record: orders-0@1}'";
            reading.problem(item, Fields.wrongType("faults", item, allowed));
            return Optional.empty();
        }
        return mapping((Mapping) item);
    }

    private Optional<PinnedFault> mapping(Mapping mapping) {
        int before = reading.problems().count();
        FaultKind kind = null;
        Point point = null;
        for (Entry entry : mapping.entries()) {
            Optional<FaultKind> named = FaultsSection.modelled(entry.key());
            if (named.isPresent() && kind == null) {
                kind = named.get();
                point = point(entry, kind);
            } else if (named.isPresent()) {
                reading.problem(entry.place(), "a second fault '" + entry.key() + "' in one item; give it its own");
            } else if (!ADDRESS.contains(entry.key())) {
                FaultsSection.unknown(reading, entry, ADDRESS);
            }
        }
        RecordId record = record(mapping.get("record"));
        Integer member = member(mapping.get("member"));
        if (kind == null && reading.problems().count() == before) {
            String cure = "; write one such as '{crash: after-effect}'";
            reading.problem(
                    mapping, "no fault in this item, allowed are " + Spelling.list(FaultsSection.spellings()) + cure);
        }
        if (kind == null) {
            return Optional.empty();
        }
        return Optional.of(new PinnedFault(kind, point, record, member, variant(mapping.get("variant"), kind)));
    }

    private @Nullable Point point(Entry entry, FaultKind kind) {
        String text = Fields.text(reading, entry.key(), entry.value());
        if (text == null) {
            return null;
        }
        Optional<Point> point = Arrays.stream(Point.values())
                .filter(each -> each.toString().equals(text))
                .findFirst();
        if (point.isEmpty()) {
            List<String> known =
                    Arrays.stream(Point.values()).map(Point::toString).toList();
            reading.problem(
                    entry.value(),
                    "unknown point '" + text + "', allowed are " + Spelling.list(known) + Spelling.hint(text, known));
        }
        point.ifPresent(each -> impossible(entry, kind, each));
        return point.orElse(null);
    }

    private void impossible(Entry entry, FaultKind kind, Point point) {
        List<String> possible =
                FaultShapes.pointsOf(kind).stream().map(Point::toString).toList();
        if (!possible.contains(point.toString())) {
            reading.problem(
                    entry.value(),
                    "'" + kind + "' cannot strike at '" + point + "', allowed are " + Spelling.list(possible));
        }
    }

    private @Nullable String variant(@Nullable Node node, FaultKind kind) {
        String text = node == null ? null : Fields.text(reading, "variant", node);
        List<String> known = FaultShapes.variantsOf(kind);
        if (node != null && text != null && !known.contains(text)) {
            reading.problem(
                    node,
                    "unknown variant '" + text + "' of '" + kind + "', allowed are " + Spelling.list(known)
                            + Spelling.hint(text, known));
        }
        return text;
    }

    private @Nullable RecordId record(@Nullable Node node) {
        String text = node == null ? null : Fields.text(reading, "record", node);
        if (node == null || text == null) {
            return null;
        }
        Matcher matcher = RECORD.matcher(text);
        if (!matcher.matches()) {
            reading.problem(node, "'record' is '" + text + "', allowed is topic, partition and offset: 'orders-0@1'");
            return null;
        }
        String topic = matcher.group(1);
        if (!topics.names().contains(topic)) {
            reading.problem(
                    node,
                    "unknown topic '" + topic + "', there are " + Spelling.list(topics.names())
                            + Spelling.hint(topic, topics.names()));
        }
        int partition = Integer.parseInt(matcher.group(2));
        return new RecordId(new TopicPartition(topic, partition), Long.parseLong(matcher.group(3)));
    }

    private @Nullable Integer member(@Nullable Node node) {
        if (node == null) {
            return null;
        }
        boolean spelled = node instanceof Scalar && ((Scalar) node).text().matches("member-[1-9]\\d{0,3}");
        if (spelled) {
            return Integer.valueOf(((Scalar) node).text().substring("member-".length()));
        }
        int number = (int) Fields.number(reading, "member", node, 1, 9_999, 0);
        return number == 0 ? null : number;
    }
}
