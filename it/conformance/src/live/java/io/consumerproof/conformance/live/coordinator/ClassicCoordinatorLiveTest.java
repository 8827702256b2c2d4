package io.consumerproof.conformance.live.coordinator;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Prng;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.conformance.EveryRace;
import io.consumerproof.conformance.live.Seeds;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The model's coordinator of the classic protocol answers every request as Kafka's does. */
class ClassicCoordinatorLiveTest {

    private static final int GROUPS = 500;
    private static final int REQUESTS = 60;
    private static final int TOLD = 3;

    private final List<String> differences = new ArrayList<>();
    private int requests;
    private int different;

    @Test
    void theModelAnswersAsKafkasCoordinatorDoes() {
        for (long seed : Seeds.chosen()) {
            for (int number = 0; number < GROUPS; number++) {
                run(seed, number);
            }
        }
        System.out.println(
                "group coordinator, classic protocol: " + requests + " requests, " + different + " differences");
        assertThat(differences).isEmpty();
        assertThat(requests).isPositive();
    }

    /** What Kafka's coordinator answers steers the members; then the model is asked the same. */
    private void run(long seed, int number) {
        Prng random = new Prng(Prng.mix(seed + 2) + number);
        long initialDelayMicros = random.nextInt(2) * 300_000L;
        ClassicTwin kafka = new KafkaClassicGroup(initialDelayMicros);
        ClassicRequests members = new ClassicRequests(random);
        List<ClassicStep> steps = new ArrayList<>();
        List<List<ClassicAnswer>> answers = new ArrayList<>();
        long now = 0;
        for (int i = 0; i < REQUESTS; i++) {
            now += 1_000L * (1 + random.nextInt(random.nextInt(15) == 0 ? 2_500 : 120));
            steps.add(members.next(now));
            answers.add(kafka.perform(steps.get(i)));
            members.answered(answers.get(i));
        }
        requests += REQUESTS;
        compare(seed, number, initialDelayMicros, steps, answers);
    }

    private void compare(
            long seed,
            int number,
            long initialDelayMicros,
            List<ClassicStep> steps,
            List<List<ClassicAnswer>> answers) {
        Comparison comparison = new Comparison();
        EveryRace.play(
                (race, played) -> {
                    ClassicTwin model = new ModelClassicGroup(initialDelayMicros, race);
                    for (int i = 0; i < steps.size(); i++) {
                        played.step();
                        played.same("request " + i, answers.get(i), model.perform(steps.get(i)));
                    }
                },
                comparison);
        if (comparison.differences().isEmpty()) {
            return;
        }
        different++;
        if (differences.size() < TOLD) {
            StringBuilder story = new StringBuilder("seed " + seed + ", group " + number + ": "
                    + comparison.differences().get(0));
            int last = Integer.parseInt(comparison.differences().get(0).where().replaceAll("[^0-9]", ""));
            for (int i = 0; i <= last; i++) {
                story.append("\n  ").append(steps.get(i)).append(" -> ").append(answers.get(i));
            }
            differences.add(story.toString());
        }
    }
}
