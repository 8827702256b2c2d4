package io.consumerproof.jdbc;

import java.util.List;
import java.util.SortedMap;

/**
 * What a table holds.
 *
 * @param rows rendered without the columns left out, sorted
 * @param revisions the revision by key, where the table is a declared state table
 */
record Content(List<String> rows, SortedMap<String, Long> revisions) {}
