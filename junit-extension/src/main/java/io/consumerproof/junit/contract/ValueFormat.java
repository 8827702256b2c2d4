package io.consumerproof.junit.contract;

/** How values are written; opened once for each member's process. */
interface ValueFormat {

    ValueReader open() throws Exception;
}
