def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.readLines().count { it.contains('No contracts in ') } == 1: 'one quiet line in the module without contracts'
assert log.contains('✗ without-key   no-duplicate-effect violated')
assert log =~ /mvn -B -pl notifier -am verify -Dconsumerproof\.token=c2\./
