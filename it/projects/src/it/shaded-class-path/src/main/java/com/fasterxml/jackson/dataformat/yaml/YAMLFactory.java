package com.fasterxml.jackson.dataformat.yaml;

/** Like a version that nobody else can use: whoever links it gets a linkage error. */
public interface YAMLFactory {}
