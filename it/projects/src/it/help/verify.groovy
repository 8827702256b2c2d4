def log = new File(basedir, 'build.log').text
assert log.contains('consumerproof:help'): "the log of 'mvn consumerproof:help' names the goal"
