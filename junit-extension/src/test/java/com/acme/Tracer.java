package com.acme;

/** Something that nothing in a contract's world provides. */
public final class Tracer {}
