/** Plays {@code do} lists: calls of whole clients and administrators, in virtual time. */
@NullMarked
package io.consumerproof.conformance.script;

import org.jspecify.annotations.NullMarked;
