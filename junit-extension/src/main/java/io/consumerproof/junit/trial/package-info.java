/**
 * One experiment taken through its search on the wall clock, with a watchdog beside it; links no JUnit class, so that the forked
 * runner of the Maven goal needs none.
 */
@NullMarked
package io.consumerproof.junit.trial;

import org.jspecify.annotations.NullMarked;
