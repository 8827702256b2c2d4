/**
 * What happened in one run: events in order, and the values they are made of.
 *
 * <p>The machine only writes a {@link io.consumerproof.history.History}; checks and reports only read it.
 */
@NullMarked
package io.consumerproof.history;

import org.jspecify.annotations.NullMarked;
