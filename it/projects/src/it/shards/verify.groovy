def contracts = { new groovy.json.JsonSlurper().parse(new File(basedir, "target/${it}/report.json")).contracts }
def told = { directory ->
    contracts(directory).collectEntries { contract ->
        def statement = contract.exploration.statement.findAll { it.key != 'elapsedMillis' }
        [(contract.name): [contract.outcome, contract.check, contract.sentence, contract.token, statement,
                           contract.exploration.verdicts]]
    }
}
def whole = told('whole')
assert whole.keySet() == ['payment-notifier', 'without-key'] as Set
assert contracts('whole').find { it.name == 'payment-notifier' }.exploration.statement.exhaustive
assert contracts('whole').find { it.name == 'without-key' }.check == 'no-duplicate-effect'

assert told('forked') == whole: 'what is told does not depend on the number of forks'
assert told('consumerproof-merged') == whole: 'shards that were put together tell what one search tells'
assert contracts('matrix/1')*.exploration*.statement*.shard == ['1/2', '1/2']

def half = contracts('half').find { it.name == 'payment-notifier' }
assert half.sentence == 'undecided: shard 1/2 is missing'
assert half.exploration.outcome == 'undecided'
