/** {@code @StreamTest}: a test whose body runs once per schedule, and the log it is handed. */
@NullMarked
package io.consumerproof.junit.jupiter;

import org.jspecify.annotations.NullMarked;
