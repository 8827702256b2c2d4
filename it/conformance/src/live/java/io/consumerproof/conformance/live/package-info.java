/** The live tier: random programs on the model and on a real broker. Runs under {@code -Plive} only. */
@NullMarked
package io.consumerproof.conformance.live;

import org.jspecify.annotations.NullMarked;
