def log = new File(basedir, 'build.log').getText('UTF-8')
['a-clock', 'b-statics', 'c-set'].each {
    assert log.contains("✗ ${it}   "): it
    assert log =~ /✗ ${it}   .*nondeterministic/: it
}
assert log =~ /event \d+ (was|is)/: 'the first differing event is named'
assert log =~ /the wall clock \(com\.acme\.ReadsClock\.on\(ReadsClock\.java:\d+\) calls System\.nanoTime\)/
assert log =~ /state in statics \(.*com\.acme\.KeepsStatics\.sent is \d+ before a run and \d+ after it\)/
assert log =~ /the order of an unordered collection \(.*com\.acme\.IteratesSet\.on\(IteratesSet\.java:\d+\) calls Set\.of\)/
assert log.contains('in a second JVM'): 'the order of a set shows in another JVM only'
assert log.readLines().any { it.contains('d-well') && it.contains('runs') }
assert log.contains("3 of 4 contracts do not hold: 'a-clock', 'b-statics', 'c-set'.")
