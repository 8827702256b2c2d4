/**
 * The house rules as tests: they read the sources of every module of this checkout and the classes of the model.
 * There is no suppression list. Each rule has a test of its own on a small bad example.
 */
@NullMarked
package io.consumerproof.tidy;

import org.jspecify.annotations.NullMarked;
