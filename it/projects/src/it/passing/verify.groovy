def log = new File(basedir, 'build.log').getText('UTF-8')
def line = log.readLines().find { it.contains('✓ payment-notifier') }
assert line: 'one line tells what was tried'
assert line.contains('every placement of ≤ 1 crash and ≤ 1 rebalance')
assert line =~ /\d+ of \d+ points struck/
assert !log.contains('consumerproof.token'): 'nothing is to be replayed'

def reports = new File(basedir, 'target/consumerproof-reports')
def suite = new groovy.xml.XmlSlurper().parse(new File(reports, 'TEST-consumerproof.payment-notifier.xml'))
assert suite.@failures.text() in ['0', '']
def report = new groovy.json.JsonSlurper().parse(new File(reports, 'report.json'))
assert report.contracts*.outcome == ['PASSED']
def statement = report.contracts[0].exploration.statement
assert suite.properties.property.find { it.@name == 'payment-notifier.runs' }.@value == statement.runs.toString()
def page = new File(reports, 'payment-notifier.html').getText('UTF-8')
def points = "${statement.pointsStruck} of ${statement.pointsSeen} points struck"
assert [line, page].every { it.contains(points) }: 'terminal and page say what the JSON says'
assert !new File(reports, 'last-violation.properties').exists()
assert new File(reports, 'fork/judge-1.tmp').directory: 'what a fork leaves stays in the build directory'
