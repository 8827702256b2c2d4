def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.readLines().count { it.contains('Contracts are skipped.') } == 3
assert !log.contains('without-key')
