def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.readLines().any { it.contains('payment-notifier') && it.contains('runs') }
assert !(log =~ /org[.\/]junit/): 'nothing of JUnit is on the class path, nor missed'
