def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.contains('✗ a-without-key   no-duplicate-effect violated')
assert log.contains('Mailer.send("e1", "o-1")')
assert log.readLines().any { it.contains('b-with-key') && it.contains('runs') }: 'a contract between two that fail is judged'
assert log.contains('✗ c-commits-first   no-lost-effect violated')

def commands = (log =~ /mvn -B verify -Dconsumerproof\.token=(c2\.[A-Za-z0-9_-]+)/).collect { it[1] }
assert commands.unique().size() == 2: 'each finding has a line to paste'
assert log.contains("2 of 3 contracts do not hold: 'a-without-key', 'c-commits-first'.")
assert !(log =~ /(?m)^\s+at io\.consumerproof/): 'no stack trace'

def reports = new File(basedir, 'target/consumerproof-reports')
assert new File(reports, 'a-without-key.html').text.contains('<svg')
assert new File(reports, 'TEST-consumerproof.a-without-key.xml').text.contains('<failure')
def report = new groovy.json.JsonSlurper().parse(new File(reports, 'report.json'))
assert report.contracts*.outcome == ['FAILED', 'PASSED', 'FAILED']
assert report.contracts[0].check == 'no-duplicate-effect'
