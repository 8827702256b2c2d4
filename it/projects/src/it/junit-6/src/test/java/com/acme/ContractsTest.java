package com.acme;

import io.consumerproof.junit.engine.Contracts;

@Contracts
class ContractsTest {}
