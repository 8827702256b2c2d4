/** What a member knows: its positions, its batch, what it waits for. */
@NullMarked
package io.consumerproof.member;

import org.jspecify.annotations.NullMarked;
