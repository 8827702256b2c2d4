def log = new File(basedir, 'build.log').getText('UTF-8')
assert log =~ /one\.yaml:2:1: .*'topik'.*topics/
assert log =~ /one\.yaml:6:3: .*'metod'.*method/
assert log =~ /two\.yaml:\d+:\d+: .*'no-lost-efect'.*no-lost-effect/
assert log.contains("2 of 2 contracts do not hold: 'one.yaml', 'two.yaml'.")
assert !(log =~ /(?m)^\s+at [\w.$]+\(/): 'no stack trace'
