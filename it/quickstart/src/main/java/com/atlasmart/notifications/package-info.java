/** Receipts for paid orders. */
@NullMarked
package com.atlasmart.notifications;

import org.jspecify.annotations.NullMarked;
