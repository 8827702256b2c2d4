/** Seeded random programs in the vectors' own vocabulary: equal seeds give equal programs. */
@NullMarked
package io.consumerproof.conformance.live.program;

import org.jspecify.annotations.NullMarked;
