package com.acme;

/** No record: nothing binds it without Jackson. */
public class PlainObject {
    public String id = "";
}
