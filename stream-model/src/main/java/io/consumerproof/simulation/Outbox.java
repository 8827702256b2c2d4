package io.consumerproof.simulation;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Effect;
import io.consumerproof.history.Header;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.EffectFailedException;
import io.consumerproof.scenario.EffectPoints;
import io.consumerproof.scenario.EffectPoints.Operation;
import io.consumerproof.scenario.EffectPoints.Ruling;
import io.consumerproof.scenario.Sender;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Appends what handlers send; every send is an effect, and two sends of one event are two records. */
final class Outbox implements Sender {

    private final Run run;
    private final EffectPoints points;
    private int count;

    Outbox(Run run, EffectPoints points) {
        this.run = run;
        this.points = points;
    }

    @Override
    public void send(String topic, @Nullable Object key, @Nullable Object value, Map<String, ?> headers) {
        String sink = "topic " + topic;
        Bytes keyBytes = key == null ? null : bytes(key);
        String what = "send(" + points.render(topic) + ", " + points.render(key) + ", " + points.render(value) + ")";
        run.admit(run.log.place(topic, null, keyBytes), run.nowMicros / 1_000, keyBytes)
                .ifPresent(refusal -> {
                    throw new EffectFailedException(what + " failed: " + refusal);
                });
        Ruling ruling = points.before(Operation.EFFECT, sink, what);
        if (ruling != Ruling.REFUSE) {
            append(topic, keyBytes, value, headers);
            points.applied(new Effect(sink, what, null));
        }
        if (ruling != Ruling.PROCEED) {
            throw new EffectFailedException(what + " failed (injected by Consumerproof)");
        }
        points.after(Operation.EFFECT, sink, what);
    }

    private void append(String topic, @Nullable Bytes key, @Nullable Object value, Map<String, ?> headers) {
        List<Header> list = new ArrayList<>(headers.size());
        headers.forEach((name, each) -> list.add(new Header(name, each == null ? null : bytes(each))));
        Object stored = value instanceof CharSequence || value instanceof byte[] ? bytes(value) : value;
        long timestampMillis = run.nowMicros / 1_000;
        LogRecord record =
                run.log.place(topic, null, key).append(Ordinals.sent(count++), timestampMillis, key, stored, list);
        Member member = run.current;
        run.record(new LogEvent.Appended(
                run.nowMicros,
                record,
                member == null ? LogEvent.Origin.TRAFFIC : LogEvent.Origin.SENT,
                member == null || member.handling == null ? null : member.handling.id(),
                member == null ? null : member.id));
    }

    private static Bytes bytes(Object value) {
        if (value instanceof byte[]) {
            return Bytes.of((byte[]) value);
        }
        return value instanceof Bytes ? (Bytes) value : Bytes.utf8(value.toString());
    }
}
