/** Real delivery bugs and legitimate designs, each as a consumer that the whole search judges. */
@NullMarked
package io.consumerproof.explore.cases;

import org.jspecify.annotations.NullMarked;
