def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.contains('✗ a-stuck   does not return')
assert log.contains('payments-1@0'): 'the record is named'
assert log =~ /Stuck\.on\(Stuck\.java:1[234]\)/: 'and the place'
assert log =~ /-Dconsumerproof\.token=c2\./: 'it can be replayed'
assert log.readLines().any { it.contains('b-well') && it.contains('runs') }: 'the next contract has its turn'
