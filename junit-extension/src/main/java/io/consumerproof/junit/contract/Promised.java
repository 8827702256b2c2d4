package io.consumerproof.junit.contract;

import io.consumerproof.check.Check;
import java.util.List;

/**
 * What {@code checks} asks for, before the world is known.
 *
 * @param name as written
 * @param checks what it stands for; several for a name that combines checks
 * @param vacuousAllowed whether having nothing to judge is fine
 */
record Promised(String name, List<Check> checks, boolean vacuousAllowed) {}
