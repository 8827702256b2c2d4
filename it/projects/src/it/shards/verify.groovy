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

// A JVM that was started and sent away again, for its order of sets, leaves no journal.
def judges = { new File(basedir, "target/${it}/fork").list().count { it ==~ /judge-\d+\.journal/ } }
assert judges('whole') == 1
assert judges('forked') == 2: 'the search is long enough for two'
assert told('forked') == whole: 'what is told does not depend on the number of forks'
assert told('consumerproof-merged') == whole: 'shards that were put together tell what one search tells'
assert told('anywhere') == whole: 'and so they do where nobody says in which folders they are'
def merged = new File(basedir, 'target/consumerproof-merged')
def runs = contracts('whole').find { it.name == 'payment-notifier' }.exploration.statement.runs
def suite = new groovy.xml.XmlSlurper().parse(new File(merged, 'TEST-consumerproof.payment-notifier.xml'))
assert suite.properties.property.find { it.@name == 'payment-notifier.runs' }.@value == runs.toString()
assert new File(merged, 'payment-notifier.html').getText('UTF-8').contains(String.format(Locale.ROOT, '%,d runs', runs))
assert contracts('matrix/1')*.exploration*.statement*.shard == ['1/2', '1/2']

def half = contracts('half').find { it.name == 'payment-notifier' }
assert half.sentence == 'undecided: shard 1/2 is missing'
assert half.exploration.outcome == 'undecided'
