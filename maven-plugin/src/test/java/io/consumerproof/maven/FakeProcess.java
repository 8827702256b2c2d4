package io.consumerproof.maven;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** A process that lives until a test ends it, and takes no time for anything. */
final class FakeProcess extends Process {

    private final ByteArrayOutputStream commands = new ByteArrayOutputStream();
    private boolean alive = true;
    private boolean destroyed;
    private int exitCode;

    void end(int code) {
        alive = false;
        exitCode = code;
    }

    boolean isDestroyed() {
        return destroyed;
    }

    String commands() {
        return commands.toString(StandardCharsets.UTF_8);
    }

    @Override
    public OutputStream getOutputStream() {
        return commands;
    }

    @Override
    public InputStream getInputStream() {
        return InputStream.nullInputStream();
    }

    @Override
    public InputStream getErrorStream() {
        return InputStream.nullInputStream();
    }

    @Override
    public int waitFor() {
        return exitCode;
    }

    @Override
    public boolean waitFor(long timeout, TimeUnit unit) {
        return !alive;
    }

    @Override
    public int exitValue() {
        return exitCode;
    }

    @Override
    public void destroy() {
        destroyed = true;
        end(143);
    }

    @Override
    public Process destroyForcibly() {
        destroy();
        return this;
    }

    @Override
    public boolean isAlive() {
        return alive;
    }
}
