def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.readLines().any { it.contains('payment-notifier') && it.contains('runs') }

def arguments = new File(basedir, 'target/consumerproof-reports/fork/judge-1.args').text
assert arguments.contains('jackson-core-2.4.6.jar'): 'the parser of the project is on the class path of the fork'
