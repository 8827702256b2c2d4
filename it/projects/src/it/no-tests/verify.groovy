def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.readLines().count { it.contains('[INFO] No contracts in ') } == 1
assert log.contains('leave failIfNoContracts at false')
assert !new File(basedir, 'target/consumerproof-reports').exists()
