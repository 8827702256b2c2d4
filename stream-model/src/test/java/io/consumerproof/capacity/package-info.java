@NullMarked
package io.consumerproof.capacity;

import org.jspecify.annotations.NullMarked;
