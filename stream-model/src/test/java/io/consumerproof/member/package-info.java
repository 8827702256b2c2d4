@NullMarked
package io.consumerproof.member;

import org.jspecify.annotations.NullMarked;
