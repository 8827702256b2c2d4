/** AssertJ assertions on what a run did; for projects that have AssertJ. */
@NullMarked
package io.consumerproof.junit.assertj;

import org.jspecify.annotations.NullMarked;
