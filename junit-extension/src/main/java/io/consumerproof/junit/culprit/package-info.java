/**
 * Who makes two histories of one schedule: a small catalogue of culprits, each with how it can be seen. Links no JUnit class, so
 * that the forked runner of the Maven goal needs none.
 */
@NullMarked
package io.consumerproof.junit.culprit;

import org.jspecify.annotations.NullMarked;
