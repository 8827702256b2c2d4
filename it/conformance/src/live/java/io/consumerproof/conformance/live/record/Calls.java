package io.consumerproof.conformance.live.record;

import java.util.Map;
import java.util.TreeMap;

/** The catalogue of calls. */
final class Calls {

    private Calls() {}

    static Map<String, Call> of(Cast cast) {
        Map<String, Call> calls = new TreeMap<>();
        administration(calls, new AdminCalls(cast));
        members(calls, new MemberCalls(cast));
        lives(calls, new LifeCalls(cast));
        producers(calls, new ProducerCalls(cast));
        calls.put("settle", new SettleCall(cast));
        PollCalls polls = new PollCalls(cast);
        calls.put("poll", polls::poll);
        calls.put("pollFor", polls::pollFor);
        calls.put("idle", Calls::sleep);
        calls.put("wait", Calls::sleep);
        return calls;
    }

    private static void administration(Map<String, Call> calls, AdminCalls admin) {
        calls.put("createTopic", admin::createTopic);
        calls.put("createPartitions", admin::createPartitions);
        calls.put("deleteRecords", admin::deleteRecords);
        calls.put("listConsumerGroupOffsets", admin::listConsumerGroupOffsets);
        calls.put("alterConsumerGroupOffsets", admin::alterConsumerGroupOffsets);
        calls.put("deleteConsumerGroupOffsets", admin::deleteConsumerGroupOffsets);
        calls.put("deleteConsumerGroups", admin::deleteConsumerGroups);
        calls.put("endOffsets", admin::endOffsets);
    }

    private static void members(Map<String, Call> calls, MemberCalls members) {
        calls.put("subscribe", members::subscribe);
        calls.put("assign", members::assign);
        calls.put("unsubscribe", members::unsubscribe);
        calls.put("commitSync", members::commitSync);
        calls.put("committed", members::committed);
        calls.put("position", members::position);
        calls.put("seek", members::seek);
        calls.put("seekToEnd", members::seekToEnd);
        calls.put("pause", members::pause);
        calls.put("resume", members::resume);
        calls.put("assignment", members::assignment);
        calls.put("wakeup", members::wakeup);
    }

    private static void lives(Map<String, Call> calls, LifeCalls lives) {
        calls.put("open", lives::open);
        calls.put("close", lives::close);
        calls.put("crash", lives::crash);
        calls.put("cut", lives::cut);
        calls.put("restore", lives::restore);
        calls.put("kill", arguments -> Outcomes.OK);
        calls.put("throwIn", lives::throwIn);
        calls.put("commitIn", lives::commitIn);
        calls.put("keepGroupMetadata", lives::keepGroupMetadata);
    }

    private static void producers(Map<String, Call> calls, ProducerCalls producers) {
        calls.put("send", producers::send);
        calls.put("init", producers::init);
        calls.put("begin", producers::begin);
        calls.put("commit", producers::commit);
        calls.put("abort", producers::abort);
        calls.put("sendOffsets", producers::sendOffsets);
        calls.put("readOutput", producers::readOutput);
    }

    private static com.fasterxml.jackson.databind.JsonNode sleep(
            com.fasterxml.jackson.databind.node.ObjectNode arguments) throws InterruptedException {
        Thread.sleep(arguments.get("ms").longValue());
        return Outcomes.OK;
    }
}
