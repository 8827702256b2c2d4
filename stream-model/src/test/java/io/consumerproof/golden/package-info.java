/** Vectors observed from the real system, and the proof that our copies are the observed ones. */
@NullMarked
package io.consumerproof.golden;

import org.jspecify.annotations.NullMarked;
