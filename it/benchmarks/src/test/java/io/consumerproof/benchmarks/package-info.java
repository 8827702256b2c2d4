/** Tests of the arithmetic behind the figures; nothing is measured here. */
@NullMarked
package io.consumerproof.benchmarks;

import org.jspecify.annotations.NullMarked;
