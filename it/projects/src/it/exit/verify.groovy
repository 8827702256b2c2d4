def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.contains('✗ a-quits   ends the JVM')
assert log.contains('System.exit')
assert log.contains('Quitter.on(Quitter.java:12)')
assert log.contains('✗ b-halts.yaml   ends the JVM')
assert log =~ /ended with exit code 0 in run 1 at payments-1@0/: 'a second look names the place'
assert log.readLines().any { it.contains('c-well') && it.contains('runs') }: 'the next contract has its turn'
assert log.contains("2 of 3 contracts do not hold: 'a-quits', 'b-halts.yaml'.")
