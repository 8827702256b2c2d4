package io.consumerproof.conformance.live.broker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A small proxy before the broker's port for members. It learns from the first request of a connection which client it is, so
 * that one client's connections can be cut and refused while the others go on.
 */
public final class Routes implements AutoCloseable {

    private final ServerSocket door;
    private final int target;
    private final Map<String, Set<Route>> open = new ConcurrentHashMap<>();
    private final Set<String> cut = ConcurrentHashMap.newKeySet();

    private Routes(ServerSocket door, int target) {
        this.door = door;
        this.target = target;
    }

    static Routes to(int target) throws IOException {
        Routes routes = new Routes(new ServerSocket(0, 256, InetAddress.getLoopbackAddress()), target);
        Route.inBackground("door", routes::accept);
        return routes;
    }

    /** The port that members connect to, on the loopback. */
    public int port() {
        return door.getLocalPort();
    }

    /** The address that members connect to. */
    public String address() {
        return "127.0.0.1:" + port();
    }

    /** Cuts the connections of {@code clientId}, and refuses new ones until {@link #restore}. */
    public void cut(String clientId) {
        cut.add(clientId);
        open.getOrDefault(clientId, Set.of()).forEach(Route::close);
    }

    /** Lets {@code clientId} connect again. */
    public void restore(String clientId) {
        cut.remove(clientId);
    }

    /** Whether {@code route} may serve {@code clientId}; if so, it is cut when the client is. */
    boolean admits(String clientId, Route route) {
        open.computeIfAbsent(clientId, any -> ConcurrentHashMap.newKeySet()).add(route);
        return !cut.contains(clientId);
    }

    void forget(String clientId, Route route) {
        open.getOrDefault(clientId, Set.of()).remove(route);
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket client = door.accept();
                Route route = new Route(this, client, target);
                Route.inBackground("route", route::serve);
            } catch (IOException ended) {
                if (!door.isClosed()) {
                    throw new UncheckedIOException("the door of the proxy is broken", ended);
                }
            }
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        open.values().forEach(routes -> routes.forEach(Route::close));
    }
}
