package io.consumerproof.conformance.live.coordinator;

import io.consumerproof.conformance.live.coordinator.ClassicStep.Kind;
import io.consumerproof.group.Answer;
import io.consumerproof.group.BrokerSettings;
import io.consumerproof.group.ClassicGroup;
import io.consumerproof.group.JoinRequest;
import io.consumerproof.group.Joined;
import io.consumerproof.group.Offer;
import io.consumerproof.group.Race;
import io.consumerproof.group.Standing;
import io.consumerproof.group.Subscription;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A classic group at the model's coordinator. Between its heartbeats nothing of a member arrives. */
final class ModelClassicGroup implements ClassicTwin {

    private final ClassicGroup group;
    private final TreeMap<String, Answer<Joined>> joins = new TreeMap<>();
    private final TreeMap<String, Answer<List<TopicPartition>>> syncs = new TreeMap<>();

    ModelClassicGroup(long initialDelayMicros, Race race) {
        group = new ClassicGroup(new BrokerSettings(initialDelayMicros, 1_000_000, 100_000, 0, 200_000), race);
    }

    @Override
    public List<ClassicAnswer> perform(ClassicStep step) {
        advanceTo(step.micros());
        List<ClassicAnswer> answers = new ArrayList<>();
        ask(step, answers);
        advanceTo(step.micros());
        collect(answers);
        answers.sort(Comparator.comparing(ClassicAnswer::member).thenComparing(ClassicAnswer::to));
        return answers;
    }

    private void advanceTo(long micros) {
        for (long next = group.nextDeadlineMicros(); next <= micros; next = group.nextDeadlineMicros()) {
            group.advance(next);
        }
    }

    private void ask(ClassicStep step, List<ClassicAnswer> answers) {
        Standing standing = new Standing(KafkaShard.GROUP, step.member(), step.generation(), step.instance());
        switch (step.kind()) {
            case JOIN -> {
                joins.put(step.member(), group.join(request(step), step.micros()));
                if (step.isNew()) {
                    group.silence(step.member(), step.micros());
                }
            }
            case SYNC -> {
                syncs.put(step.member(), group.sync(standing, step.made(), step.micros()));
            }
            case HEARTBEAT -> answers.add(heard(step, group.heartbeat(standing)));
            case COMMIT -> answers.add(heard(step, group.commitRefusal(standing, false, step.micros())));
            case LEAVE -> {
                boolean known = group.knows(step.member());
                group.leave(step.member(), step.micros());
                answers.add(ClassicAnswer.plain(
                        step.member(), Kind.LEAVE, known ? "" : Refusal.UNKNOWN_MEMBER_ID.exceptionName()));
            }
            case WAIT -> {}
        }
    }

    private ClassicAnswer heard(ClassicStep step, @Nullable Refusal refusal) {
        boolean counts = refusal == null || (step.kind() == Kind.HEARTBEAT && refusal == Refusal.REBALANCE_IN_PROGRESS);
        if (counts) {
            group.heard(step.member(), step.micros());
            group.silence(step.member(), step.micros());
        }
        return ClassicAnswer.plain(step.member(), step.kind(), refusal == null ? "" : refusal.exceptionName());
    }

    private static JoinRequest request(ClassicStep step) {
        Subscription told = new Subscription(step.member(), step.instance(), null, step.topics(), List.of(), -1);
        return new JoinRequest(
                step.member(),
                step.isNew(),
                step.instance(),
                ClassicStep.SESSION_MICROS,
                ClassicStep.REBALANCE_MICROS,
                step.assignors().stream().map(each -> new Offer(each, told)).toList());
    }

    private void collect(List<ClassicAnswer> answers) {
        joins.forEach((member, answer) -> {
            if (answer.refusal() != null) {
                answers.add(
                        ClassicAnswer.plain(member, Kind.JOIN, answer.refusal().exceptionName()));
            } else if (answer.isThere()) {
                Joined joined = answer.value();
                List<String> members =
                        joined.members().stream().map(Subscription::memberId).toList();
                answers.add(ClassicAnswer.joined(
                        member,
                        joined.generation(),
                        joined.assignor(),
                        joined.leads(),
                        joined.skipsAssignment(),
                        members));
            }
        });
        syncs.forEach((member, answer) -> {
            if (answer.refusal() != null) {
                answers.add(
                        ClassicAnswer.plain(member, Kind.SYNC, answer.refusal().exceptionName()));
            } else if (answer.isThere()) {
                answers.add(ClassicAnswer.assigned(member, answer.value()));
            }
        });
        joins.values().removeIf(Answer::isThere);
        syncs.values().removeIf(Answer::isThere);
    }
}
