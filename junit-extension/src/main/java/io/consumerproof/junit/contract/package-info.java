/**
 * Contract files: how YAML becomes an {@link io.consumerproof.explore.Experiment}. {@link
 * io.consumerproof.junit.contract.ContractReader} is the way in; one class per section of a file. Nothing here links JUnit.
 */
@NullMarked
package io.consumerproof.junit.contract;

import org.jspecify.annotations.NullMarked;
