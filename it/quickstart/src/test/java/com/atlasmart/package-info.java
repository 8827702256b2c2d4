/** Tests of AtlasMart's consumers. */
@NullMarked
package com.atlasmart;

import org.jspecify.annotations.NullMarked;
