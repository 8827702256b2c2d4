package com.acme;

/** Asks for something that cannot be filled. */
public class TracedProjection {
    private final Mailer mailer;
    private final Tracer tracer;

    public TracedProjection(Mailer mailer, Tracer tracer) {
        this.mailer = mailer;
        this.tracer = tracer;
    }

    public void on(OrderEvent event) {
        mailer.send(event.id(), tracer.toString());
    }
}
