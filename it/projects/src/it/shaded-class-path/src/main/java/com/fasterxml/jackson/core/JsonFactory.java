package com.fasterxml.jackson.core;

/** Like a version that nobody else can use: whoever links it gets a linkage error. */
public interface JsonFactory {}
