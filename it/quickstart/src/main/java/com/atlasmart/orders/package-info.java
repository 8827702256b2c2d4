/** What an order owes: a projection of order events into a table. */
@NullMarked
package com.atlasmart.orders;

import org.jspecify.annotations.NullMarked;
