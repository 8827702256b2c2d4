def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.contains('✗ a-stuck   does not return')
assert log.contains('payments-1@0'): 'the record is named'
assert log.contains('Stuck.on(Stuck.java:12)') || log.contains('Stuck.on(Stuck.java:13)') || log.contains('Stuck.java')
assert log.readLines().any { it.contains('b-well') && it.contains('runs') }: 'the next contract has its turn'
