/** A watched {@code DataSource}: every statement and SQL commit is a point where a fault may strike. */
@NullMarked
package io.consumerproof.jdbc;

import org.jspecify.annotations.NullMarked;
