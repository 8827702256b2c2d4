def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.readLines().any { it.contains('payment-notifier') && it.contains('runs') }
