/** What the goals start in a JVM of its own: takes contracts, judges them, reports. */
@NullMarked
package io.consumerproof.runner;

import org.jspecify.annotations.NullMarked;
