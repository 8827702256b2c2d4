package io.consumerproof.junit.jupiter;

import io.consumerproof.history.Isolation;
import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.OffsetReset;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.Protocol;
import io.consumerproof.scenario.Unmodeled;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A consumer group of a {@link VirtualLog}. Its members start at the next {@link VirtualLog#drain}; from then on every setting
 * is refused with an {@link IllegalStateException}.
 */
public final class GroupDraft {

    private final VirtualLog log;
    private GroupSettings settings;
    private @Nullable HandlerFactory handlers;
    private boolean started;

    GroupDraft(VirtualLog log, String name) {
        this.log = log;
        this.settings = GroupSettings.named(name);
    }

    /**
     * Members whose code takes one value: {@code members(2, () -> new OrderProjection(ledger)::on)}.
     *
     * @param count how many start, at least 1
     */
    public <V> GroupDraft members(int count, ValueHandler.Factory<V> factory) {
        return members(count, world -> Handlers.of(factory.create()));
    }

    /**
     * Members whose code takes one value and its delivery. A class that has both forms under one name is ambiguous here: give
     * {@code (Order order) -> projection.on(order)}.
     *
     * @param count how many start, at least 1
     */
    public <V> GroupDraft members(int count, DeliveryHandler.Factory<V> factory) {
        return members(count, world -> Handlers.of(factory.create()));
    }

    /**
     * Members whose code takes all values of a poll.
     *
     * @param count how many start, at least 1
     */
    public <V> GroupDraft batchMembers(int count, BatchHandler.Factory<V> factory) {
        return members(count, world -> Handlers.of(factory.create()));
    }

    /**
     * Members in the form in which the machine calls them.
     *
     * @param count how many start, at least 1
     */
    public GroupDraft members(int count, HandlerFactory factory) {
        change(each -> each.members(count));
        handlers = factory;
        return this;
    }

    /** The subscribed topics; without this: all but dead-letter topics. */
    public GroupDraft topics(String... names) {
        return change(each -> each.topics(List.of(names)));
    }

    /** How members come to their partitions; without this: the classic protocol. */
    public GroupDraft protocol(Protocol protocol) {
        return change(each -> each.protocol(protocol));
    }

    /** The instance ids of static members, the first member's first; without this: all are dynamic. */
    public GroupDraft instances(String... ids) {
        return change(each -> each.instances(List.of(ids)));
    }

    /** What members see of transactions; without this: all but markers. */
    public GroupDraft isolation(Isolation level) {
        return change(each -> each.isolation(level));
    }

    /** Where members start that have no valid offset; without this: at the log's start. */
    public GroupDraft reset(OffsetReset policy) {
        return change(each -> each.reset(policy));
    }

    /** How members share out partitions; without this: as the protocol does by default. */
    public GroupDraft assignor(AssignorName name) {
        return change(each -> each.assignor(name));
    }

    /** When members commit; without this: after each record. */
    public GroupDraft commit(CommitMode mode) {
        return change(each -> each.commit(mode));
    }

    /** What members do when their handler throws; without this: one attempt, and the member stops. */
    public GroupDraft onFailure(OnFailure policy) {
        return change(each -> each.onFailure(policy));
    }

    /** The most records one poll returns, at least 1. */
    public GroupDraft maxPollRecords(int most) {
        return change(each -> each.maxPollRecords(most));
    }

    /** After which a silent member is removed from the group. */
    public GroupDraft sessionTimeout(Duration timeout) {
        return change(each -> each.sessionTimeout(timeout));
    }

    /** After which a member that does not poll is removed from the group. */
    public GroupDraft maxPollInterval(Duration interval) {
        return change(each -> each.maxPollInterval(interval));
    }

    /** Virtual time that one call of the handler takes. */
    public GroupDraft handling(Duration each) {
        return change(settings -> settings.handling(each));
    }

    /** The group's name. */
    public String name() {
        return settings.name();
    }

    /** The group's committed next offset; empty if nothing is committed. */
    public OptionalLong committed(String topic, int partition) {
        return log.committed(name(), topic, partition);
    }

    /** The log the group reads. */
    public VirtualLog log() {
        return log;
    }

    /** The settings as they stand. */
    public GroupSettings settings() {
        return settings;
    }

    private GroupDraft change(UnaryOperator<GroupSettings> change) {
        if (started) {
            throw new IllegalStateException("group '" + name() + "' already runs: set it up before the first drain");
        }
        settings = change.apply(settings);
        Unmodeled.refuse(settings.words());
        return this;
    }

    /** The members' factory, asked for once, when they start. */
    HandlerFactory start() {
        if (handlers == null) {
            throw new IllegalStateException(
                    "group '" + name() + "' has no members: call members(count, factory) before the first drain");
        }
        started = true;
        return handlers;
    }

    boolean isStarted() {
        return started;
    }
}
