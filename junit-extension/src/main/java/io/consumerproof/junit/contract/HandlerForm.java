package io.consumerproof.junit.contract;

import java.lang.reflect.Method;
import java.lang.reflect.Type;

/**
 * A method that handles records, and what it takes.
 *
 * @param method accessible
 * @param value the type of a record's value as the method takes it
 * @param batch whether it takes all records of a poll
 * @param delivery whether it takes the {@code Delivery} too
 */
record HandlerForm(Method method, Type value, boolean batch, boolean delivery) {}
