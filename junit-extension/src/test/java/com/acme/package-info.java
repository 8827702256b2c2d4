/** A project under test, in miniature. */
@NullMarked
package com.acme;

import org.jspecify.annotations.NullMarked;
