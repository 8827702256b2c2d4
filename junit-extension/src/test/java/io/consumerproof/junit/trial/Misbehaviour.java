package io.consumerproof.junit.trial;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Exploration;
import io.consumerproof.history.Bytes;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.RecordingPort;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.List;

/** The main of a JVM of its own, in which user code does one of the things that no search survives. */
final class Misbehaviour {

    /** What handlers write to. */
    interface Mailer {
        void send(String order);
    }

    private Misbehaviour() {}

    /** Judges a handler that does what the only argument says. */
    public static void main(String[] arguments) {
        // The first run of a JVM loads its classes, on a busy machine for longer than the watchdog waits below.
        judge("behaves", Duration.ofMinutes(1));
        System.out.println(
                "ended with " + judge(arguments[0], Duration.ofMillis(500)).outcome());
    }

    private static Exploration judge(String what, Duration watchdog) {
        RecordingPort mailer = RecordingPort.of(Mailer.class, null, null);
        Handler handler = handler(what, (Mailer) mailer.proxy());
        Scenario scenario = new Scenario(
                List.of(new TopicSettings("orders", 1)),
                List.of(mailer),
                List.of(new Scenario.Consumer(GroupSettings.named("mail"), world -> handler)),
                List.of(Append.record("orders", "o-1", Bytes.utf8("paid"))),
                false);
        Experiment experiment = TenRuns.experiment(scenario, FaultBudget.DEFAULT);
        TrialSettings settings = new TrialSettings(
                watchdog, finding -> LastWords.say(experiment, finding, "mvn verify -Dconsumerproof.token="));
        return Trial.judge(experiment, settings);
    }

    private static Handler handler(String what, Mailer mailer) {
        return deliveries -> {
            switch (what) {
                case "behaves" -> mailer.send("o-1");
                case "exits" -> System.exit(0);
                case "exits-elsewhere" -> exitElsewhere();
                case "loops" -> loop();
                case "swallows-the-crash" -> swallow(mailer);
                default -> throw new IllegalArgumentException(what);
            }
        };
    }

    private static void exitElsewhere() throws InterruptedException {
        Thread other = new Thread(() -> System.exit(0));
        other.start();
        other.join();
    }

    private static void loop() {
        while (true) {
            Thread.onSpinWait();
        }
    }

    private static void swallow(Mailer mailer) {
        boolean sent = false;
        while (!sent) {
            try {
                mailer.send("o-1");
                sent = true;
            } catch (Throwable swallowed) {
                sent = false;
            }
        }
    }
}
