def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.contains('poison-contained')
assert log.contains('vacuous: allowed'): 'the story says how to allow it'
assert log.contains("1 of 2 contracts does not hold: 'named'.")
assert log.contains('The build goes on: failOnViolation is false.')
