/** Golden files: what a person reads, kept as a file that a person can read. */
@NullMarked
package io.consumerproof.golden;

import org.jspecify.annotations.NullMarked;
