def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.contains('Tests run: 2, Failures: 0, Errors: 0, Skipped: 0')
assert log.readLines().any { it.contains('payment-notifier') && it.contains('(judged by the tests)') }: 'not judged twice'
