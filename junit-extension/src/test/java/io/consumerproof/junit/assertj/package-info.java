@NullMarked
package io.consumerproof.junit.assertj;

import org.jspecify.annotations.NullMarked;
