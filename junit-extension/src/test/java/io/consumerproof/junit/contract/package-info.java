/** How contract files are read, and what their authors are told. */
@NullMarked
package io.consumerproof.junit.contract;

import org.jspecify.annotations.NullMarked;
