/** Many runs: which schedules are tried, what they show together, and the smallest run that shows it. */
@NullMarked
package io.consumerproof.explore;

import org.jspecify.annotations.NullMarked;
