/** The repaired twins of consumers in {@code src/broken} whose repair is code of their own. */
@NullMarked
package com.atlasmart.twins;

import org.jspecify.annotations.NullMarked;
