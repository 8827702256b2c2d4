def log = new File(basedir, 'build.log').text
assert log.contains('consumerproof-maven-plugin'): 'the goal runs in a project of packaging pom'
assert !log.contains('ontract'): 'and says nothing there'
