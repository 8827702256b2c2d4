/** The machine: steps, the loop that takes them, and the world they change. */
@NullMarked
package io.consumerproof.simulation;

import org.jspecify.annotations.NullMarked;
