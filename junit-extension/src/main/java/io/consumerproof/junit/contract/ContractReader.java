package io.consumerproof.junit.contract;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Experiment.Identity;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.explore.Regression;
import io.consumerproof.explore.Search;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a contract file: the way from YAML to an {@link Experiment}. */
public final class ContractReader {

    private static final long MOST_BYTES = 1_000_000;
    private static final String NAME = "[^/\\\\:*?\"<>|\\p{Cntrl}]{1,100}";

    private final Reading reading;

    private ContractReader(Reading reading) {
        this.reading = reading;
    }

    /**
     * Reads {@code file}, opens the database it names, and finds the code it names.
     *
     * @param userCode where the classes of the project under test are
     * @throws ContractProblemsException with everything that its author has to change
     */
    public static Contract read(Path file, ClassLoader userCode) {
        Problems problems = new Problems();
        Reading reading = new Reading(file, new UserCode(userCode), problems, new ContentDigest());
        Node root = parse(reading);
        if (root == null) {
            problems.raise();
            throw new IllegalStateException("no root, and no problem with '" + file + "'");
        }
        return new ContractReader(reading).contract(root);
    }

    private static @Nullable Node parse(Reading reading) {
        String spelled = Reading.spelled(reading.file());
        Place start = new Place(spelled, 1, 1);
        try {
            long bytes = Files.size(reading.file());
            if (bytes > MOST_BYTES) {
                String cure = "; move records into a file of their own: '{file: records.jsonl}'";
                reading.problem(start, "the file has " + bytes + " bytes, allowed are " + MOST_BYTES + cure);
                return null;
            }
            String text = FileText.read(reading.file(), spelled, reading.problems());
            if (text == null) {
                return null;
            }
            reading.content().add("contract", text);
            return YamlText.parse(text, spelled, reading.problems());
        } catch (IOException unreadable) {
            reading.problem(
                    start, "the file cannot be read as UTF-8 text; check its name, its rights and its encoding");
            return null;
        }
    }

    private Contract contract(Node root) {
        Fields fields = Fields.of(reading, Vocabulary.CONTRACT, root);
        String name = name(fields, root instanceof Mapping);
        requireSections(fields, root instanceof Mapping);
        Topics topics = TopicsSection.read(reading, fields.node("topics"));
        List<Append> records = RecordsSection.read(reading, fields.node("records"), topics);
        EventSection event = EventSection.read(reading, fields.node("event"));
        Faults faults = FaultsSection.read(reading, fields.node("faults"), topics);
        requireGround(fields, topics, faults);
        List<String> capacity =
                CapacitySection.read(reading, fields.node("capacity"), topics.usedSettings(faults.kinds()), records);
        Search search =
                SearchSection.read(reading, fields.node("search")).gaps(gaps(fields) && !topics.haveOwnOffsets());
        ValueSection values = ValueSection.read(reading, fields.node("value"));
        WorldSection world = WorldSection.read(reading, fields.node("world"));
        List<Promise> promises = ChecksSection.read(reading, fields.node("checks"), world::surelyJudges);
        ConsumerSection consumer =
                ConsumerSection.read(reading, fields.node("consumer"), name, world.supplies(), values);
        OnFailureSection.requireOther(reading, fields.node("consumer"), topics.usedNames());
        List<Regression> regressions = RegressionsFile.beside(reading.file()).read(reading);
        if (consumer == null || reading.problems().count() > 0) {
            Contract.close(world.sinks());
            reading.problems().raise();
            throw new IllegalStateException("no consumer, and no problem with '" + reading.file() + "'");
        }
        Experiment experiment = new Experiment(
                name,
                new Identity(name, reading.content().first64Bits(), UserCode.digestOf(consumer.code())),
                scenario(topics, faults, records, world, consumer),
                faults.budget(),
                faults.pinned(),
                promises,
                event,
                search,
                true,
                remarks(consumer, event, records, world, topics, faults, capacity));
        return new Contract(reading.file(), experiment.regressions(regressions), consumer.code(), world.sinks());
    }

    private String name(Fields fields, boolean mapping) {
        String name = mapping ? fields.requiredText("contract") : null;
        Node at = fields.node("contract");
        if (name != null && at != null && !name.matches(NAME)) {
            reading.problem(
                    at,
                    "'contract' is " + at.shape() + ", allowed are up to 100 characters without / \\ : * ? \" < > |");
        }
        return name == null ? "contract" : name;
    }

    private void requireSections(Fields fields, boolean mapping) {
        if (mapping) {
            fields.required("consumer");
            fields.required("records");
        }
    }

    private static boolean gaps(Fields fields) {
        return fields.one("gaps", "gaps", List.of("auto", "none"), "auto").equals("auto");
    }

    private static Scenario scenario(
            Topics topics, Faults faults, List<Append> records, WorldSection world, ConsumerSection consumer) {
        GroupSettings settings = consumer.settings().topics(topics.usedNames());
        return new Scenario(
                topics.settings(settings.onFailure().deadLetterTopic(), faults.kinds()),
                world.sinks(),
                List.of(new Scenario.Consumer(settings, consumer.handlers())),
                records,
                true);
    }

    private void requireGround(Fields fields, Topics topics, Faults faults) {
        Node at = fields.node("faults");
        if (at != null) {
            FaultGround.lacking(faults.kinds(), topics.usedSettings(faults.kinds()))
                    .forEach(sentence -> reading.problem(at, sentence));
        }
    }

    private static List<String> remarks(
            ConsumerSection consumer,
            EventSection event,
            List<Append> records,
            WorldSection world,
            Topics topics,
            Faults faults,
            List<String> capacity) {
        List<String> remarks = new ArrayList<>(consumer.remarks());
        remarks.addAll(event.missing(records));
        if (event.revisionField() != null && !world.revisions()) {
            remarks.add("event revisions are judged only where 'world.state' names a column with them");
        }
        remarks.addAll(capacity);
        remarks.addAll(topics.idle(faults.kinds()));
        remarks.addAll(FaultGround.remarks(topics.usedSettings(Set.of()), topics.usedSettings(faults.kinds())));
        return remarks;
    }
}
