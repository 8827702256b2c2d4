package io.consumerproof.maven;

import io.consumerproof.explore.Rank;
import io.consumerproof.maven.Forks.Role;
import io.consumerproof.runner.Message;
import io.consumerproof.runner.Part;
import io.consumerproof.runner.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The judges of a goal. The first searches alone what takes no time; of what does, each searches a part, all at once. They are started
 * when they are needed, and stay.
 */
final class Panel implements AutoCloseable {

    /** Before all runs: nothing is of use any more. */
    private static final Rank AT_ONCE = new Rank(-1, 0, 0);

    private final Forks forks;
    private final int size;
    private final SortedMap<Integer, Fork> judges = new TreeMap<>();
    private final SortedMap<Integer, Fork> searching = new TreeMap<>();

    /** Of up to {@code size} judges that {@code forks} starts. */
    Panel(Forks forks, int size) {
        this.forks = forks;
        this.size = size;
    }

    /** What {@code judge} answers. */
    Message ask(int judge, Message command) throws ForkEndedException {
        try {
            return judge(judge).ask(command);
        } catch (ForkEndedException died) {
            end(judge);
            throw died;
        }
    }

    /** What the judges make of a search: one part, or one of each judge, in order. */
    List<Searched> search(Message command, Watching watching) throws ForkEndedException {
        if (size == 1) {
            return List.of(new Searched(1, command, part(1, command, watching::saw), null));
        }
        AtomicBoolean shared = new AtomicBoolean();
        List<Searched> others = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        Searched first = searched(1, Part.asked(command, 1, size), (judge, note) -> {
            watching.saw(judge, note);
            if (note.word() == Word.SHARED && shared.compareAndSet(false, true)) {
                threads.addAll(share(command, watching, others));
            }
        });
        join(threads);
        if (!shared.get()) {
            return List.of(new Searched(1, command, first.answer(), first.death()));
        }
        List<Searched> all = new ArrayList<>(List.of(first));
        synchronized (searching) {
            all.addAll(others);
        }
        all.sort((one, other) -> Integer.compare(one.judge(), other.judge()));
        return all;
    }

    /** Told of what judges say beside while they search; from any thread. */
    @FunctionalInterface
    interface Watching {
        void saw(int judge, Message note);
    }

    private List<Thread> share(Message command, Watching watching, List<Searched> others) {
        List<Thread> threads = new ArrayList<>();
        for (int number = 2; number <= size; number++) {
            int judge = number;
            Thread thread = new Thread(
                    () -> {
                        Searched part = searched(judge, Part.asked(command, judge, size), watching);
                        synchronized (searching) {
                            others.add(part);
                        }
                    },
                    "consumerproof-judge-" + judge);
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        return threads;
    }

    private Searched searched(int judge, Message command, Watching watching) {
        try {
            return new Searched(judge, command, part(judge, command, watching), null);
        } catch (ForkEndedException died) {
            return new Searched(judge, command, null, died);
        }
    }

    private Message part(int judge, Message command, Watching watching) throws ForkEndedException {
        try {
            Fork fork = judge(judge);
            synchronized (searching) {
                searching.put(judge, fork);
            }
            Message answer = fork.ask(command, note -> watching.saw(judge, note));
            settle(judge, answer);
            return answer;
        } catch (ForkEndedException died) {
            end(judge);
            throw died;
        } finally {
            synchronized (searching) {
                searching.remove(judge);
            }
        }
    }

    /** Once one has found something, the others need not search behind it. */
    private void settle(int judge, Message answer) {
        String found = answer.text("found");
        if (answer.word() == Word.EXPLORED && found.isEmpty()) {
            return;
        }
        String rank = answer.word() == Word.EXPLORED ? found : AT_ONCE.toString();
        synchronized (searching) {
            searching.forEach((other, fork) -> {
                if (other != judge) {
                    fork.tell(Message.of(Word.ENOUGH).with("rank", rank));
                }
            });
        }
    }

    private void join(List<Thread> threads) throws ForkEndedException {
        try {
            for (Thread each : threads) {
                each.join();
            }
        } catch (InterruptedException buildIsCancelled) {
            close();
            Thread.currentThread().interrupt();
            throw ForkEndedException.withTheBuild();
        }
    }

    private Fork judge(int judge) throws ForkEndedException {
        synchronized (judges) {
            Fork running = judges.get(judge);
            if (running != null) {
                return running;
            }
        }
        Fork started = forks.start(Role.JUDGE);
        synchronized (judges) {
            judges.put(judge, started);
        }
        return started;
    }

    /** Ends a judge; another one takes its place when it is needed. */
    void end(int judge) {
        Fork fork;
        synchronized (judges) {
            fork = judges.remove(judge);
        }
        if (fork != null) {
            fork.close();
        }
    }

    @Override
    public void close() {
        for (int judge = 1; judge <= size; judge++) {
            end(judge);
        }
    }
}
