package org.yaml.snakeyaml;

/** Like a version that nobody else can use: whoever links it gets a linkage error. */
public interface LoaderOptions {}
