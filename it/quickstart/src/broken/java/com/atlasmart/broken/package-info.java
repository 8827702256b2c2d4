/** The classic mistakes of stream consumers, one class each where configuration alone does not make them. Never copy from here. */
@NullMarked
package com.atlasmart.broken;

import org.jspecify.annotations.NullMarked;
