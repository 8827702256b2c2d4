/** The producing client: idempotence, transactions, retries; what its calls do and throw. */
@NullMarked
package io.consumerproof.producer;

import org.jspecify.annotations.NullMarked;
