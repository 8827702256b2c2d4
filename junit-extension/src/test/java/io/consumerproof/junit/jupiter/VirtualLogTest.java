package io.consumerproof.junit.jupiter;

import static io.consumerproof.junit.assertj.StreamAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.OnFailure;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.reporting.ReportEntry;
import org.opentest4j.AssertionFailedError;

class VirtualLogTest {

    private static final String SCHEMA = "create table payments(id varchar(20) primary key, amount int not null);"
            + " create table balance(amount int not null); insert into balance values (0);";

    /** Text as bytes, in capitals. */
    static final class Capitals implements Function<String, byte[]> {
        @Override
        public byte[] apply(String text) {
            return text.toUpperCase(java.util.Locale.ROOT).getBytes(StandardCharsets.UTF_8);
        }
    }

    /** What serializers of client libraries look like. */
    static final class Plain {
        public byte[] serialize(String topic, String text) {
            return (topic + ":" + text).getBytes(StandardCharsets.UTF_8);
        }
    }

    @StreamTest
    @Topic(name = "capitals", serializer = Capitals.class)
    @Topic(name = "plain", serializer = Plain.class)
    @Search(budget = "0s")
    void a_serializer_gives_bytes(VirtualLog log) {
        List<String> seen = new ArrayList<>();
        log.group("texts").members(1, () -> (byte[] bytes) -> seen.add(new String(bytes, StandardCharsets.UTF_8)));
        log.append("capitals", "k", "abc").append("plain", "k", "abc").drain();
        assertThat(seen).contains("ABC", "plain:abc");
    }

    /** Commits by itself. */
    static final class Manual {
        void on(String value, Delivery delivery) {
            delivery.commit(delivery.record().offset() + 1);
        }
    }

    @StreamTest
    @Topic(name = "orders")
    @Search(budget = "0s")
    void a_handler_may_take_its_delivery_and_commit(VirtualLog log) {
        log.group("manual").commit(CommitMode.MANUAL).members(2, () -> new Manual()::on);
        log.append("orders", "o-1", "paid").gap("orders", 0, 2).append("orders", 0, "o-2", "paid");
        log.drain();
        assertThat(log.group("manual")).hasCommitted("orders", 0, 4);
    }

    private static final SortedSet<Long> ENDS = new TreeSet<>();

    @StreamTest
    @Topic(name = "orders", partitions = 1)
    @Faults
    @Search(budget = "0s", gaps = true)
    void a_log_may_have_gaps(VirtualLog log) {
        log.group("manual").commit(CommitMode.MANUAL).members(1, () -> new Manual()::on);
        log.append("orders", "o-1", "a").append("orders", "o-1", "b").drain();
        ENDS.add(log.endOffset("orders", 0));
    }

    @AfterAll
    static void bothLogsWereTried() {
        assertThat(ENDS).containsExactly(2L, 5L);
    }

    @StreamTest
    @Topic(name = "orders", partitions = 1)
    @Topic(name = "payments", partitions = 1)
    @Faults
    @Search(budget = "0s")
    void a_group_assigns_as_it_is_told(VirtualLog log) {
        log.group("dealt").assignor(AssignorName.ROUND_ROBIN).members(2, () -> (String value) -> {});
        log.append("orders", "o-1", "a").append("payments", "o-1", "b").drain();
        List<String> handled = new ArrayList<>();
        for (Event each : log.history()) {
            if (each instanceof HandlingEvent.Handled done) {
                handled.add(done.member() + ":" + done.record());
            }
        }
        assertThat(handled).containsExactlyInAnyOrder("member-1:orders-0@0", "member-2:payments-0@0");
    }

    @StreamTest
    @Topic(name = "orders")
    @Search(budget = "0s")
    void a_handler_may_take_a_whole_poll(VirtualLog log) {
        List<List<String>> polls = new ArrayList<>();
        log.group("batches").commit(CommitMode.AFTER_BATCH).<String>batchMembers(1, () -> polls::add);
        log.append("orders", "o-1", "a").append("orders", "o-1", "b").drain();
        assertThat(polls).contains(List.of("a", "b"));
    }

    @StreamTest
    @Topic(name = "orders")
    @Topic(name = "orders.dlt")
    @Search(budget = "0s")
    void a_record_of_another_type_is_poison(VirtualLog log) {
        log.group("billing")
                .topics("orders")
                .onFailure(new OnFailure(2, Duration.ofMillis(100), OnFailure.Then.DEAD_LETTER, "orders.dlt"))
                .members(1, () -> new OrderProjection(new Ledger())::on);
        log.append("orders", "o-1", "not an order").drain();
        assertThat(log.history()).hasQuarantined("orders-0@0");
        assertThat(log.endOffset("orders.dlt", 0)).isPositive();
    }

    @StreamTest
    @Topic(name = "orders")
    @Search(budget = "0s")
    void a_run_offers_virtual_time_ids_and_numbers(VirtualLog log) {
        assertThat(log.clock().instant()).isEqualTo(Instant.parse("2030-01-01T00:00:00Z"));
        assertThat(log.ids().get()).isNotEqualTo(log.ids().get());
        assertThat(log.random().nextInt(10)).isBetween(0, 9);
        log.group("idle").members(1, () -> (Object value) -> {});
        log.append("orders", "o-1", "paid", Map.of("trace", "t1")).drain().restart();
    }

    private static void pay(DataSource database, OrderEvent event, boolean once) throws SQLException {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try (PreparedStatement insert =
                            connection.prepareStatement("insert into payments(id, amount) select ?, ? where not exists"
                                    + " (select 1 from payments where id = ?)");
                    PreparedStatement add = connection.prepareStatement("update balance set amount = amount + ?")) {
                insert.setString(1, event.id());
                insert.setInt(2, event.amount());
                insert.setString(3, event.id());
                int inserted = insert.executeUpdate();
                add.setInt(1, once && inserted == 0 ? 0 : event.amount());
                add.executeUpdate();
            }
            connection.commit();
        }
    }

    private static int balance(DataSource database) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement query = connection.prepareStatement("select amount from balance");
                ResultSet rows = query.executeQuery()) {
            rows.next();
            return rows.getInt(1);
        }
    }

    @StreamTest
    @Topic(name = "orders")
    @Search(budget = "0s")
    void a_database_starts_each_run_anew(VirtualLog log) throws SQLException {
        DataSource database = log.database("jdbc:h2:mem:orders", SCHEMA);
        assertThat(balance(database)).isZero();
        log.group("billing").members(2, () -> (OrderEvent event) -> pay(database, event, true));
        log.append("orders", "o-1", OrderEvent.paid("e1")).drain();
        assertThat(balance(database)).isEqualTo(50);
    }

    static class Additive {
        @StreamTest
        @Topic(name = "orders")
        @Search(budget = "0s")
        void billsOnce(VirtualLog log) {
            DataSource database = log.database("jdbc:h2:mem:orders", SCHEMA);
            log.group("billing").members(2, () -> (OrderEvent event) -> pay(database, event, false));
            log.append("orders", "o-1", OrderEvent.paid("e1")).drain();
        }
    }

    @Test
    void a_database_is_judged_without_any_assertion() {
        assertThat(Jupiter.failure(Additive.class))
                .isInstanceOf(AssertionFailedError.class)
                .hasMessageStartingWith("✗ VirtualLogTest.Additive.billsOnce   same-state violated");
    }

    interface Mailer {
        void send(String order);
    }

    static class Swallowing {
        @StreamTest
        @Topic(name = "orders")
        @Checks("no-lost-effect")
        @Search(budget = "0s")
        void swallows(VirtualLog log) {
            Mailer mailer = log.port(Mailer.class);
            log.group("mail").members(2, () -> (String order) -> sendWhateverHappens(mailer, order));
            log.append("orders", "o-1", "o-1").drain();
        }

        @SuppressWarnings("EmptyCatch")
        private static void sendWhateverHappens(Mailer mailer, String order) {
            try {
                mailer.send(order);
            } catch (Throwable swallowed) {
                // What such code would do here is at no time right.
            }
        }
    }

    @Test
    void a_consumer_that_swallows_its_crash_is_told_so_by_a_remark() {
        assertThat(Jupiter.execute(Swallowing.class)
                        .testEvents()
                        .reportingEntryPublished()
                        .map(event -> event.getRequiredPayload(ReportEntry.class)
                                .getKeyValuePairs()
                                .get("consumerproof"))
                        .toList())
                .singleElement()
                .asString()
                .startsWith("✓ VirtualLogTest.Swallowing.swallows")
                .contains("the consumer caught its own crash in ");
    }

    static class Late {
        @StreamTest
        @Topic(name = "orders")
        void late(VirtualLog log) {
            log.group("billing").members(1, () -> (Object value) -> {});
            log.append("orders", "o-1", "paid").drain();
            log.group("billing").commit(CommitMode.AUTO);
        }
    }

    static class Unpeopled {
        @StreamTest
        @Topic(name = "orders")
        void unpeopled(VirtualLog log) {
            log.group("billing");
            log.drain();
        }
    }

    static class NoTopic {
        @StreamTest
        @Topic(name = "orders")
        void noTopic(VirtualLog log) {
            log.append("order", "o-1", "paid");
        }
    }

    @Test
    void a_group_that_runs_cannot_be_changed() {
        assertThat(Jupiter.failure(Late.class))
                .hasNoCause()
                .hasMessageEndingWith(": group 'billing' already runs: set it up before the first drain");
    }

    @Test
    void a_group_without_members_is_told() {
        assertThat(Jupiter.failure(Unpeopled.class))
                .hasNoCause()
                .hasMessageEndingWith(
                        ": group 'billing' has no members: call members(count, factory) before the first drain");
    }

    @Test
    void an_unknown_topic_is_told_with_those_there_are() {
        assertThat(Jupiter.failure(NoTopic.class))
                .hasNoCause()
                .hasMessageContaining("'order'")
                .hasMessageContaining("orders");
    }

    @Test
    void a_serializer_of_neither_form_is_told() {
        assertThatThrownBy(() -> TopicSerializer.of(String.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is neither a Function<T, byte[]> nor has it a method");
    }
}
