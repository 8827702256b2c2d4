def log = new File(basedir, 'build.log').getText('UTF-8')
def builds = log.split(/(?m)^.*Scanning for projects.*$/)
assert builds.size() == 4

// Nothing is written unasked, but the very line is told.
def advice = (builds[1] =~ /Keep   add to without-key\.regressions\.yaml: (- \{token: \S+, check: no-duplicate-effect\})/)
assert advice.find(): builds[1]
assert builds[1].contains('found in run ')

assert !builds[2].contains('Keep   add to')
assert builds[2].contains("without-key.regressions.yaml': it is tried first from now on.")
assert !builds[2].contains('-Dconsumerproof.remember -Dconsumerproof.token='): 'a replay keeps nothing'
def kept = new File(basedir, 'src/test/contracts/without-key.regressions.yaml').readLines('UTF-8')
assert kept.size() == 2
assert kept[0].startsWith('#')
assert kept[1].startsWith(advice.group(1)[0..-2] + ', found: "Mailer.send(')

assert builds[3] =~ /found again by without-key\.regressions\.yaml:2 \(no-duplicate-effect\), in run 2 of 2/
assert !builds[3].contains('Keep   add to')
