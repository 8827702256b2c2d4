/** Contract files as tests: an engine of the JUnit Platform. */
@NullMarked
package io.consumerproof.junit.engine;

import org.jspecify.annotations.NullMarked;
