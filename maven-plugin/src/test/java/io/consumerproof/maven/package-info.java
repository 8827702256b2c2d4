/** Tests of the goals, without a Maven. */
@NullMarked
package io.consumerproof.maven;

import org.jspecify.annotations.NullMarked;
