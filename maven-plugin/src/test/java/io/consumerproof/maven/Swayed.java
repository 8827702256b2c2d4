package io.consumerproof.maven;

import java.time.Clock;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Consumers whom something besides their records sways, each followed by its twin, whom nothing else does. */
final class Swayed {

    private Swayed() {}

    /** Where mails go. */
    public interface Mailer {
        void send(String id, String text);
    }

    public static final class ReadsClock {
        private final Mailer mailer;

        public ReadsClock(Mailer mailer) {
            this.mailer = mailer;
        }

        public void on(String paid) {
            mailer.send(paid, "at " + System.nanoTime());
        }
    }

    public static final class AsksItsClock {
        private final Mailer mailer;
        private final Clock clock;

        public AsksItsClock(Mailer mailer, Clock clock) {
            this.mailer = mailer;
            this.clock = clock;
        }

        public void on(String paid) {
            mailer.send(paid, "in " + clock.instant().toString().substring(0, 4));
        }
    }

    public static final class DrawsIds {
        private final Mailer mailer;

        public DrawsIds(Mailer mailer) {
            this.mailer = mailer;
        }

        public void on(String paid) {
            Supplier<UUID> ids = UUID::randomUUID;
            mailer.send(paid, "number " + ids.get());
        }
    }

    public static final class DrawsFromTheRun {
        private final Mailer mailer;
        private final RandomGenerator random;
        private final Supplier<UUID> ids;

        public DrawsFromTheRun(Mailer mailer, RandomGenerator random, Supplier<UUID> ids) {
            this.mailer = mailer;
            this.random = random;
            this.ids = ids;
        }

        public void on(String paid) {
            String drawn = random.nextLong() + " " + ids.get();
            mailer.send(paid, "paid by mail" + drawn.substring(drawn.length()));
        }
    }

    public static final class KeepsStatics {
        private static int sent;
        private final Mailer mailer;

        public KeepsStatics(Mailer mailer) {
            this.mailer = mailer;
        }

        public void on(String paid) {
            sent++;
            mailer.send(paid, "mail " + sent);
        }
    }

    public static final class KeepsState {
        private final Mailer mailer;
        private int sent;

        public KeepsState(Mailer mailer) {
            this.mailer = mailer;
        }

        public void on(String paid) {
            sent++;
            mailer.send(paid, sent > 0 ? "a mail" : "no mail");
        }
    }

    public static final class IteratesSet {
        private final Mailer mailer;

        public IteratesSet(Mailer mailer) {
            this.mailer = mailer;
        }

        public void on(String paid) {
            Set.of("customer", "shop").forEach(each -> mailer.send(paid + each, each));
        }
    }

    public static final class IteratesSorted {
        private final Mailer mailer;

        public IteratesSorted(Mailer mailer) {
            this.mailer = mailer;
        }

        public void on(String paid) {
            new TreeSet<>(Set.of("customer", "shop")).forEach(each -> mailer.send(paid + each, each));
        }
    }

    public static final class HashesIdentities {
        private final Mailer mailer;

        public HashesIdentities(Mailer mailer) {
            this.mailer = mailer;
        }

        public void on(String paid) {
            Set<Receiver> receivers = new HashSet<>();
            for (int i = 0; i < 12; i++) {
                receivers.add(new Receiver("receiver-" + i));
            }
            receivers.forEach(each -> mailer.send(paid + each.name, each.name));
        }

        private static final class Receiver {
            private final String name;

            Receiver(String name) {
                this.name = name;
            }
        }
    }

    public static final class HashesContent {
        private final Mailer mailer;

        public HashesContent(Mailer mailer) {
            this.mailer = mailer;
        }

        public void on(String paid) {
            Set<String> receivers = new HashSet<>();
            for (int i = 0; i < 12; i++) {
                receivers.add("receiver-" + i);
            }
            receivers.forEach(each -> mailer.send(paid + each, each));
        }
    }

    public static final class LeavesItsThread {
        private final Mailer mailer;

        public LeavesItsThread(Mailer mailer) {
            this.mailer = mailer;
        }

        public void on(String paid) {
            new Thread(() -> mailer.send(paid, "sooner or later"), "mail-thread").start();
        }
    }

    public static final class WaitsForItsThread {
        private final Mailer mailer;

        public WaitsForItsThread(Mailer mailer) {
            this.mailer = mailer;
        }

        public void on(String paid) throws InterruptedException {
            FutureTask<String> sending = new FutureTask<>(() -> mailer.send(paid, "at once"), "sent");
            Thread thread = new Thread(sending, "mail-thread");
            thread.start();
            try {
                Objects.requireNonNull(sending.get());
            } catch (ExecutionException failed) {
                throw new IllegalStateException(failed.getCause());
            }
        }
    }
}
