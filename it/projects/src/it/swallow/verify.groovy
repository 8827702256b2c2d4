def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.contains('✗ a-swallows')
assert log =~ /catch \(Throwable|Throwable/: 'the cure names what swallows'
assert log.readLines().any { it.contains('b-well') && it.contains('runs') }
