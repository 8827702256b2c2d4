/** Turns explorations and histories into what people read. */
@NullMarked
package io.consumerproof.report;

import org.jspecify.annotations.NullMarked;
