/** Runs programs in the vectors' own vocabulary on a real broker and writes down what happened, in the vectors' format. */
@NullMarked
package io.consumerproof.conformance.live.record;

import org.jspecify.annotations.NullMarked;
