package com.atlasmart;

import static org.assertj.core.api.Assertions.assertThat;

import com.atlasmart.orders.OrderProjection;
import io.consumerproof.junit.jupiter.Faults;
import io.consumerproof.junit.jupiter.Search;
import io.consumerproof.junit.jupiter.StreamTest;
import io.consumerproof.junit.jupiter.Topic;
import io.consumerproof.junit.jupiter.VirtualLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;

@Topic(name = "orders", partitions = 2)
@Topic(name = "orders.dlt", partitions = 2)
@Search(budget = "500ms")
class OrderProjectionTest {

    private static final String SCHEMA = read("src/test/contracts/schema.sql");

    /** Without handler failures, which may send any event to the dead-letter topic for good. */
    @StreamTest
    @Faults(
            crash = 1,
            stop = 1,
            rebalance = 1,
            stall = 1,
            redelivery = 1,
            replay = 1,
            commitLost = 1,
            commitRefused = 1,
            duplicateSend = 1,
            lateEvent = 1,
            together = 2)
    void everyEventCountsOnceInMemory(VirtualLog log) {
        var store = new InMemoryOrderStore(); // survives a crash
        log.group("projection").members(2, () -> new OrderProjection(store)::on).onFailure(Stream.POLICY);
        Stream.append(log);
        log.drain();
        assertThat(store.balance("o-1")).isEqualTo(0);
        assertThat(store.balance("o-2")).isEqualTo(500);
        assertThat(store.balance("o-4")).isEqualTo(2000);
    }

    @StreamTest
    @Faults(crash = 1, rebalance = 1, together = 1)
    void everyEventCountsOnceInADatabase(VirtualLog log) throws SQLException {
        DataSource database = log.database("jdbc:h2:mem:orders", SCHEMA);
        log.group("projection")
                .members(2, () -> new OrderProjection(database)::on)
                .onFailure(Stream.POLICY);
        Stream.append(log);
        log.drain();
        assertThat(balance(database, "o-1")).isEqualTo(0);
        assertThat(balance(database, "o-2")).isEqualTo(500);
        assertThat(balance(database, "o-4")).isEqualTo(2000);
    }

    private static long balance(DataSource database, String order) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement query =
                        connection.prepareStatement("select balance from orders where order_id = ?")) {
            query.setString(1, order);
            try (ResultSet row = query.executeQuery()) {
                assertThat(row.next()).as("a row for " + order).isTrue();
                return row.getLong(1);
            }
        }
    }

    private static String read(String file) {
        try {
            return Files.readString(Path.of(file));
        } catch (IOException unreadable) {
            throw new IllegalStateException(file, unreadable);
        }
    }
}
