package com.acme.clients.consumer;

/** Named as the Kafka client's class is. */
public record ConsumerRecord<K, V>(K key, V value) {}
