package com.acme;

public record OrderPaid(String id, String order) {}
