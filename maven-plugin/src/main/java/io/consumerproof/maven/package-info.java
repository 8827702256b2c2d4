/** The goals: they start the runner on the test class path of the project under test. */
@NullMarked
package io.consumerproof.maven;

import org.jspecify.annotations.NullMarked;
