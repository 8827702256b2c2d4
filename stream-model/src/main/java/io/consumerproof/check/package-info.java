/**
 * When a run is wrong. A check reads histories and knows nothing of the machine that wrote them; each has a file of its own, and
 * {@link io.consumerproof.check.Checks} lists them.
 */
@NullMarked
package io.consumerproof.check;

import org.jspecify.annotations.NullMarked;
