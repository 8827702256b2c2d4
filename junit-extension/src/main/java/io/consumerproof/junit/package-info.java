/** The front end for tests: {@code @StreamTest}, and an engine for contract files. */
@NullMarked
package io.consumerproof.junit;

import org.jspecify.annotations.NullMarked;
