/** The brokers as a whole: virtual time, topics, groups by name, what administrators call. */
@NullMarked
package io.consumerproof.cluster;

import org.jspecify.annotations.NullMarked;
