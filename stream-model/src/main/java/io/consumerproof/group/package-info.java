/** Group coordination: members, generations, assignors, committed offsets. */
@NullMarked
package io.consumerproof.group;

import org.jspecify.annotations.NullMarked;
