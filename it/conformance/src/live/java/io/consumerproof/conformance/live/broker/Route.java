package io.consumerproof.conformance.live.broker;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** One connection from a client to the broker, handed through byte for byte. */
final class Route {

    private static final int SIZE_OF_LENGTH = Integer.BYTES;
    /** Key and version of the request, and its correlation id. */
    private static final int BEFORE_CLIENT_ID = Short.BYTES + Short.BYTES + Integer.BYTES;

    private final Routes routes;
    private final Socket client;
    private final Socket broker = new Socket();
    private final int target;

    Route(Routes routes, Socket client, int target) {
        this.routes = routes;
        this.client = client;
        this.target = target;
    }

    static void inBackground(String name, Runnable work) {
        Thread thread = new Thread(null, work, "conformance-" + name, 128 * 1024);
        thread.setDaemon(true);
        thread.start();
    }

    /** Serves the connection until one side ends it or it is cut. */
    void serve() {
        try {
            client.setTcpNoDelay(true);
            byte[] first = firstRequest(new DataInputStream(client.getInputStream()));
            String clientId = clientId(first);
            try {
                if (routes.admits(clientId, this)) {
                    handThrough(first);
                }
            } finally {
                routes.forget(clientId, this);
            }
        } catch (IOException ended) {
            // One of the two has gone: so has the other.
        } finally {
            close();
        }
    }

    private void handThrough(byte[] first) throws IOException {
        broker.connect(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), target));
        broker.setTcpNoDelay(true);
        broker.getOutputStream().write(first);
        inBackground("answers", this::answers);
        copy(client.getInputStream(), broker.getOutputStream());
    }

    private void answers() {
        try {
            copy(broker.getInputStream(), client.getOutputStream());
        } catch (IOException ended) {
            // The other direction ends with it.
        } finally {
            close();
        }
    }

    void close() {
        close(client);
        close(broker);
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException ignored) {
            // It is of no use any more, closed or not.
        }
    }

    private static void copy(InputStream from, OutputStream to) throws IOException {
        byte[] buffer = new byte[16 * 1024];
        for (int read = from.read(buffer); read >= 0; read = from.read(buffer)) {
            to.write(buffer, 0, read);
        }
    }

    private static byte[] firstRequest(DataInputStream in) throws IOException {
        int length = in.readInt();
        byte[] request = new byte[SIZE_OF_LENGTH + length];
        ByteBuffer.wrap(request).putInt(length);
        in.readFully(request, SIZE_OF_LENGTH, length);
        return request;
    }

    /** Every request header begins with key, version, correlation id, client id: Kafka protocol guide, request header. */
    private static String clientId(byte[] request) {
        ByteBuffer at = ByteBuffer.wrap(request).position(SIZE_OF_LENGTH + BEFORE_CLIENT_ID);
        byte[] name = new byte[at.getShort()];
        at.get(name);
        return new String(name, StandardCharsets.UTF_8);
    }
}
