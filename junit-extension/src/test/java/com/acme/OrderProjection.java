package com.acme;

import io.consumerproof.history.LogRecord;
import io.consumerproof.scenario.Delivery;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;

/** Writes orders and sends mails. */
public class OrderProjection {
    private final DataSource dataSource;
    private final Mailer mailer;

    public OrderProjection(DataSource dataSource, Mailer mailer) {
        this.dataSource = dataSource;
        this.mailer = mailer;
    }

    public void on(OrderEvent event) throws SQLException {
        String merge = "merge into orders (order_id, revision) key (order_id) values (?, ?)";
        try (Connection connection = dataSource.getConnection();
                PreparedStatement statement = connection.prepareStatement(merge)) {
            statement.setString(1, event.id());
            statement.setInt(2, event.revision());
            statement.executeUpdate();
        }
        mailer.send(event.id(), event.type());
    }

    public void onBatch(List<OrderEvent> events) throws SQLException {
        for (OrderEvent event : events) {
            on(event);
        }
    }

    public void onRecord(LogRecord record, Delivery delivery) {
        mailer.send(record.id().toString(), "attempt " + delivery.attempt());
    }

    public int size(String one, String two) {
        return one.length() + two.length();
    }
}
