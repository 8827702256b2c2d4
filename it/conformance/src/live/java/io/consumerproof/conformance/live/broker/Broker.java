package io.consumerproof.conformance.live.broker;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/** One broker and controller in one node, on ephemeral ports of the loopback. */
public final class Broker implements AutoCloseable {

    private final KafkaRaftServer server;
    private final Path folder;
    private final int port;
    private final Routes routes;

    private Broker(KafkaRaftServer server, Path folder, int port, Routes routes) {
        this.server = server;
        this.folder = folder;
        this.port = port;
        this.routes = routes;
    }

    /**
     * Formats {@code folder} and starts a broker there.
     *
     * @param folder empty or not there yet
     * @param settings broker settings on top of those that every broker here has
     */
    public static Broker start(Path folder, Map<String, String> settings) throws Exception {
        int port = freePort();
        int members = freePort();
        int controller = freePort();
        Routes routes = Routes.to(members);
        SortedMap<String, String> all = BrokerSettings.of(folder, port, members, controller, routes.port());
        all.putAll(settings);
        new Formatter()
                .setPrintStream(new PrintStream(PrintStream.nullOutputStream()))
                .setNodeId(1)
                .setClusterId(Uuid.randomUuid().toString())
                .addDirectory(folder.toString())
                .setMetadataLogDirectory(folder.toString())
                .setControllerListenerName("CONTROLLER")
                .setReleaseVersion(MetadataVersion.latestProduction())
                .setIgnoreFormatted(false)
                .run();
        KafkaRaftServer server = new KafkaRaftServer(new KafkaConfig(all, false), Time.SYSTEM);
        server.startup();
        return new Broker(server, folder, port, routes);
    }

    /** The address for clients that are never cut off. */
    public String address() {
        return "127.0.0.1:" + port;
    }

    /** The ways on which members reach the broker; these can be cut. */
    public Routes routes() {
        return routes;
    }

    /** What the broker has on disk for one partition. */
    public DiskLog disk(String topic, int partition) {
        return new DiskLog(folder, topic, partition);
    }

    @Override
    public void close() throws IOException {
        routes.close();
        server.shutdown();
        server.awaitShutdown();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
