def log = new File(basedir, 'build.log').getText('UTF-8')
// The story without its first line, which tells of the search, and without what Maven writes around it.
def story = { String text ->
    def lines = text.readLines()
    def start = lines.findIndexOf { it.startsWith('✗ without-key') }
    assert start >= 0: text
    def end = lines.findIndexOf(start) { it.startsWith('  Replay ') }
    assert end > start: text
    lines[start..end].join('\n')
}
def builds = log.split(/(?m)^.*Scanning for projects.*$/)
assert builds.size() == 3
def first = story(builds[1])
assert first.readLines().size() <= 15
assert story(builds[2]) == first: 'mvn consumerproof:replay tells the last violation again'
assert builds[2].contains('Timeline: ')
assert !builds[1].contains('telling o-1'): 'what user code prints is dropped during the search'
assert builds[2].readLines().count { it == 'telling o-1' } == 2: 'and kept for the run that is told'
assert new File(basedir, 'target/consumerproof-reports/without-key.yaml.output.txt').text.contains('telling o-1')

// The printed line, pasted.
def command = first.readLines().last().trim() - 'Replay '
def words = command.trim().split(' ').toList()
assert words[0] == 'mvn'
def mvn = new File(System.getProperty('maven.home'), 'bin/mvn').path
def run = { List<String> arguments ->
    def process = new ProcessBuilder([mvn, '-s', new File(basedir, '../interpolated-settings.xml').path,
        "-Dmaven.repo.local=${localRepositoryPath}".toString()] + arguments)
        .directory(basedir).redirectErrorStream(true).start()
    process.outputStream.close()
    def output = process.inputStream.getText('UTF-8')
    [process.waitFor(), output]
}
def (pastedStatus, pasted) = run(words.drop(1))
assert pastedStatus != 0: pasted
assert story(pasted) == first: 'a token in the printed line replays the run'
assert !pasted.contains('holds'): 'and no other contract is judged'

def (foreignStatus, foreign) = run(['-B', 'verify', '-Dconsumerproof.token=c1.3rZWktvSAgEIAerMBgEA_g'])
assert foreignStatus != 0: foreign
assert foreign.contains('belongs to no contract')

def (damagedStatus, damaged) = run(['-B', 'verify', '-Dconsumerproof.token=c1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])
assert damagedStatus != 0
assert damaged.contains("token 'c1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' is damaged")
