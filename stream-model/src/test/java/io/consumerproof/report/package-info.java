/** What people read of hand-written histories. */
@NullMarked
package io.consumerproof.report;

import org.jspecify.annotations.NullMarked;
